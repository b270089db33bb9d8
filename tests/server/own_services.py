"""`python -m tests.server.own_services`: a PostgreSQL and a Redis, for tests in TypeScript.

Says in a line of JSON where they are, and ends them when its input ends.
"""

import json
import sys

from .services import own_postgres, own_redis


def main() -> None:
    """Keep both until the one who started this is gone."""
    with own_postgres() as postgres, own_redis() as redis:
        print(json.dumps({"database": f"{postgres.url}postgres", "redis": redis.url}), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
