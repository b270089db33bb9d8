# syntax=docker/dockerfile:1
# One node of Larceny: docs/hosting.md tells how to run it. Everything that is installed is pinned with
# hashes in web/package-lock.json and requirements/. `python -m tests.packaging.image` runs these steps
# where there is no Docker.

# The browser client ------------------------------------------------------------------------------
FROM node:24-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
RUN npx vite build --logLevel warn

# The package, and what it needs ------------------------------------------------------------------
FROM python:3.13-slim AS package
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /build
COPY requirements/play.txt requirements/image.txt requirements/
RUN python -m venv /opt/build \
 && /opt/build/bin/python -m pip install --quiet --require-hashes -r requirements/play.txt
RUN python -m venv /opt/larceny \
 && /opt/larceny/bin/python -m pip install --quiet --require-hashes -r requirements/image.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY docs/rules docs/rules
COPY src src
COPY --from=client /build/src/larceny/server/pages src/larceny/server/pages
RUN /opt/build/bin/python -m hatchling build -t wheel -d /build/dist \
 && /opt/larceny/bin/python -m pip install --quiet --no-deps --no-index /build/dist/*.whl \
 && /opt/larceny/bin/python -m compileall -q /opt/larceny/lib \
 && mkdir -p /data

# What runs ---------------------------------------------------------------------------------------
FROM python:3.13-slim
LABEL org.opencontainers.image.title="Larceny" \
      org.opencontainers.image.description="Two board games of hidden treasure, played in the browser" \
      org.opencontainers.image.licenses="Apache-2.0"
COPY --from=package /opt/larceny /opt/larceny
COPY --from=package --chown=10001:10001 /data /data
ENV PATH=/opt/larceny/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    HOME=/data \
    LARCENY_HOST=0.0.0.0 \
    LARCENY_PORT=8000 \
    LARCENY_DATABASE=sqlite:////data/larceny.db
USER 10001:10001
WORKDIR /data
VOLUME ["/data"]
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["python", "-c", "import os, urllib.request as web; web.urlopen('http://127.0.0.1:' + os.environ['LARCENY_PORT'] + '/healthz', timeout=4)"]
CMD ["larceny", "serve"]
