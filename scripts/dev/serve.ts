// The server of `npm run dev`: API and pages run from their sources. dev.ts restarts it when the API changes.
import { projectRoot } from '../../api/kernel/project-root';
import { serve } from '../../api/serve';
import { startDevPages } from './dev-pages';

await serve(await startDevPages(projectRoot));
