# Talewick as one image: the server with its pages, nothing to download when it starts. Not built where this was written.
FROM node:24-bookworm-slim
# For backups of PostgreSQL.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && mkdir -p /data node_modules/.cache/talewick && chown node:node /data dist/plots node_modules/.cache/talewick
USER node
ENV DATA_DIR=/data
EXPOSE 5000
HEALTHCHECK --start-period=60s CMD node -e "fetch('http://127.0.0.1:5000/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"
CMD ["npm", "start"]
