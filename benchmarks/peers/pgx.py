"""pgx on the processor: many games at once in compiled JAX, dealt again as they end."""

import os
import sys

sys.path.append(sys.path.pop(0))  # this script is called like the package
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import jax
import jax.numpy as jnp
import pgx
from measure import report
from pgx.experimental import auto_reset

STEPS = 100
GAMES = {"kuhn_poker": "Kuhn", "leduc_holdem": "Leduc"}


def batched(name, batch):
    """So many steps of a batch, all in one compiled loop."""
    env = pgx.make(name)
    init, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def one(carried, _):
        states, key = carried
        key, mine, theirs = jax.random.split(key, 3)
        logits = jnp.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(mine, logits, axis=-1)
        states = step(states, actions, jax.random.split(theirs, batch))
        return (states, key), states.terminated.sum()

    @jax.jit
    def many(states, key):
        (states, key), ended = jax.lax.scan(one, (states, key), None, length=STEPS)
        return states, key, ended.sum()

    kept = list(many(init(jax.random.split(jax.random.PRNGKey(0), batch)), jax.random.PRNGKey(1)))[:2]

    def play():
        states, key, ended = many(*kept)
        kept[:] = states, key
        return batch * STEPS, int(ended)

    return play


for name, title in GAMES.items():
    for batch in (256, 1024, 4096, 16384):
        report("pgx", "pgx", title, f"JAX, batch {batch}", batched(name, batch))
