// The server of `npm run dev`: the API out of its sources, with pages out of theirs. dev.ts starts it anew when the API changes.
import { projectRoot } from '../../api/kernel/project-root';
import { serve } from '../../api/serve';
import { startDevPages } from './dev-pages';

await serve(await startDevPages(projectRoot));
