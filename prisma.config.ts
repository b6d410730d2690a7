import { defineConfig } from 'prisma/config';

/** Only the Prisma CLI reads this; `npm run prisma` runs it. The application takes its database from api/env.ts. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
