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
# What the commands (copies, keys, audit, administration) read the contract from.
COPY --from=build /libretto/openapi/dist openapi/dist
RUN printf '#!/bin/sh\nexec node /libretto/apps/api/src/admin-command.ts "$@"\n' > /usr/local/bin/admin && \
  chmod 755 /usr/local/bin/admin && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4100
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/server.js"]
