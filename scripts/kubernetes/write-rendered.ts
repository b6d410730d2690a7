import { writeFileSync } from 'node:fs';
import { heading, RENDERED, render } from './rendered';

/** `npm run kubernetes`: writes deploy/kubernetes/example.yaml. */
const manifests = render();
if (manifests === null) throw new Error('This needs kubectl 1.21 or newer: https://kubernetes.io/docs/tasks/tools');
writeFileSync(RENDERED, heading() + manifests);
