FROM debian:bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY package.json bun.lock ./
RUN npx -y bun@1.4.5 install --frozen-lockfile
COPY . .
RUN npx -y bun@1.4.5 run build

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data markaba && mkdir /data && chown markaba /data
COPY --from=build /src/dist/markaba /usr/local/bin/markaba
USER markaba
ENV NODE_ENV=production DATA_DIR=/data PORT=3000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s CMD ["markaba", "health"]
ENTRYPOINT ["markaba"]
CMD ["serve"]
