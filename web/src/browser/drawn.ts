// When a page is drawn: work that nothing waits for is done after it, a part a frame.

const UNDRAWN = 100; // milliseconds, after which a page is taken not to be drawn at all: nobody looks

/** When what was changed before has been drawn, or can be taken not to be. */
export const drawn = (): Promise<void> =>
  new Promise<void>((done) => {
    const late = setTimeout(done, UNDRAWN);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(done); // a frame is drawn after what asked for it
    });
  });
