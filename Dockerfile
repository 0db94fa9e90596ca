# The product as one image: Next's standalone server, run as an ordinary user. Build: docker build -t readiness .
# Run: docker run -p 3000:3000 -e DATABASE_URL=… -e NEXTAUTH_SECRET=… -e NEXTAUTH_URL=https://… readiness
# Without DATABASE_URL the embedded database lies in /data: mount a volume there.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY lib/setup lib/setup
RUN node lib/setup/prepare.mjs dependencies
COPY . .
ENV BUILD_STANDALONE=true
RUN npm run build

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000 DATA_DIR=/data
# A small host: fewer arenas of the allocator keep some memory free, as the flags of `npm start` below do.
ENV MALLOC_ARENA_MAX=2
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=root:root /app/.next/standalone ./
COPY --from=build --chown=root:root /app/.next/static ./.next/static
COPY --from=build --chown=root:root /app/public ./public
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--v8-pool-size=2", "--heap-growing-percent=20", "--no-regexp-tier-up", "server.js"]
