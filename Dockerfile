FROM debian:12.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY package.json bun.lock ./
COPY patches ./patches
RUN npx -y bun@1.4.5 install --frozen-lockfile
COPY . .
RUN npx -y bun@1.4.5 run build

FROM debian:12.12-slim
RUN groupadd --system --gid 10001 markaba \
 && useradd --system --uid 10001 --gid markaba --home-dir /data --shell /usr/sbin/nologin markaba \
 && install -d -o markaba -g markaba -m 700 /data /backups
COPY --from=build /src/dist/markaba /usr/local/bin/markaba
USER markaba
# The site is in a folder of the volume, because a restore needs to rename it.
ENV NODE_ENV=production DATA_DIR=/data/site BACKUPS_TO=/backups PORT=3000
VOLUME /data /backups
EXPOSE 3000
# The first check is after an interval. podman cannot build an image with --start-interval, which compose.yaml uses.
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s CMD ["markaba", "health"]
ENTRYPOINT ["markaba"]
CMD ["serve"]
