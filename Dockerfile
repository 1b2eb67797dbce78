# Untested where no container engine is at hand; see docs/operations.md#containers.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The workspace links in node_modules must stay links: Node strips types only outside node_modules.
COPY --from=build --chown=node:node /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
# To look at it without any settings: docker run -p 127.0.0.1:3000:3000 -e DEMO=1 -e CARD_SIMULATOR=1 -e MAILBOX=1 <image>
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s CMD node -e "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=384", "--import=./server/resolve-packages-once.mjs", "server/main.ts"]
