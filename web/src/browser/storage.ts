// In a frame of another page a browser may keep nothing for us: then what is to be kept is kept for this visit.

/** What is kept in memory, as `localStorage` would keep it. */
class Memory implements Storage {
  [name: string]: unknown;
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }

  clear(): void {
    this.#kept.clear();
  }

  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }

  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }

  removeItem(key: string): void {
    this.#kept.delete(key);
  }

  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

try {
  void localStorage.length;
} catch {
  Object.defineProperty(window, "localStorage", { value: new Memory(), configurable: true });
}
