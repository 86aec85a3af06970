# The server and the app in one image: built with everything, run with what the server needs.
FROM node:24-bookworm-slim AS build
WORKDIR /libretto
COPY . .
ENV CI=1
ARG SUPPORT_URL APP_STORE_URL PLAY_STORE_URL
# Installs what the lockfile names and nothing else; no package runs a script that is not allowed by name.
RUN node tools/run.mjs build web api
RUN PATH="$PWD/.tools/node_modules/.bin:$PATH" pnpm --filter @libretto/api deploy --prod --legacy /out

FROM node:24-bookworm-slim
WORKDIR /libretto
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 DATA_DIR=/data
COPY --from=build /out apps/api
COPY --from=build /libretto/apps/api/dist apps/api/dist
COPY --from=build /libretto/apps/web/dist apps/web/dist
# The operator commands read the contract from here.
COPY --from=build /libretto/openapi/dist openapi/dist
# Each operator command of the documents is a program: `npm run keys -- new` is `keys new` here.
RUN cd /usr/local/bin && \
  program() { printf '#!/bin/sh\nexec node /libretto/apps/api/src/%s "$@"\n' "$2" > "$1" && chmod 755 "$1"; } && \
  program admin admin-command.ts && \
  program backup 'backup-command.ts backup' && \
  program restore 'backup-command.ts restore' && \
  program keys keys-command.ts && \
  program blobs blobs-command.ts && \
  program audit-verify audit-command.ts && \
  program import-drugs import-drugs.ts && \
  mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/server.js"]
