import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ipaddr from 'ipaddr.js';
import type { Deployment } from 'kubernetes-types/apps/v1';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2';
import type { ConfigMap, Container, PodTemplateSpec, Service } from 'kubernetes-types/core/v1';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { VARIABLES } from '../../api/environment-variables';
import { healthPaths } from '../../api/http/rest/health.rest';
import { projectRoot } from '../../api/kernel/project-root';
import { GROUP_MEGABYTES, MOST_MEGABYTES } from '../../tests/proof/memory';
import { ENTRY_POINTS, sourceOf } from '../preparation/entry-points.mjs';
import { heading, RENDERED, render } from './rendered';

interface Kinds {
  ConfigMap: ConfigMap;
  Deployment: Deployment;
  HorizontalPodAutoscaler: HorizontalPodAutoscaler;
  Ingress: Ingress;
  NetworkPolicy: NetworkPolicy;
  PodDisruptionBudget: PodDisruptionBudget;
  Service: Service;
}

interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

const manifestsOf = (text: string): Manifest[] => parseAllDocuments(text).map((document) => document.toJS());

const committed = readFileSync(RENDERED, 'utf8');
const manifests = manifestsOf(committed);

/** The cast is safe: the first test below has the compiler check every object against its type. */
const all = <Kind extends keyof Kinds>(kind: Kind): Kinds[Kind][] =>
  manifests.filter((manifest) => manifest.kind === kind) as Kinds[Kind][];

function only<Kind extends keyof Kinds>(kind: Kind): Kinds[Kind] {
  const [first, ...others] = all(kind);
  if (!first || others.length > 0) throw new Error(`not exactly one ${kind}`);
  return first;
}

const server = only('Deployment').spec?.template;
const containersOf = (pod?: PodTemplateSpec): Container[] => [
  ...(pod?.spec?.initContainers ?? []),
  ...(pod?.spec?.containers ?? []),
];
const carte = containersOf(server).find(({ name }) => name === 'carte');
const settings = only('ConfigMap').data ?? {};
const isSubset = (labels: Record<string, string> = {}, of: Record<string, string> = {}) =>
  Object.entries(labels).every(([name, value]) => of[name] === value);

describe('deploy/kubernetes/example.yaml', () => {
  test('is the output of kustomize for the sources', () => {
    expect(committed.split('\n', 1)[0], 'run "npm run kubernetes" and commit it').toBe(heading().trim());
    const rendered = render();
    if (rendered !== null) expect(manifests).toEqual(manifestsOf(rendered));
  });

  test('has no field that Kubernetes does not know, and no wrong type', () => {
    const cache = join(projectRoot, 'node_modules/.cache');
    mkdirSync(cache, { recursive: true });
    const directory = mkdtempSync(join(cache, 'kubernetes-'));
    const lines = manifests.flatMap((manifest, index) => {
      const [, group = 'core', version] = /^(?:([a-z]+)[^/]*\/)?(v\d+)$/.exec(manifest.apiVersion) ?? [];
      return [
        `import type { ${manifest.kind} as Kind${index} } from 'kubernetes-types/${group}/${version}';`,
        `export const manifest${index}: Kind${index} = ${JSON.stringify(manifest, null, 2)};`,
      ];
    });
    writeFileSync(join(directory, 'manifests.ts'), lines.join('\n'));
    writeFileSync(
      join(directory, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: { strict: true, noEmit: true, module: 'esnext', moduleResolution: 'bundler', types: [] },
        files: ['manifests.ts'],
      }),
    );
    const { stdout } = spawnSync(join(projectRoot, 'node_modules/.bin/tsc'), ['-p', directory], { encoding: 'utf8' });
    rmSync(directory, { recursive: true });
    expect(manifests.length).toBeGreaterThan(8);
    expect(stdout).toBe('');
  });
});

describe('the settings of the pods', () => {
  test('are known to Carte, and match the ports', () => {
    const secret = [
      ...readFileSync(join(RENDERED, '../overlays/example/kustomization.yaml'), 'utf8').matchAll(
        /--from-literal=(\w+)=/g,
      ),
    ];
    expect(secret.length).toBeGreaterThan(1);
    const known: string[] = Object.values(VARIABLES).map(({ name }) => name);
    const names = [...Object.keys(settings), ...secret.map(([, name = '']) => name)];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(carte?.ports?.map(({ containerPort }) => String(containerPort))).toEqual([
      settings.PORT,
      settings.METRICS_PORT,
    ]);
    expect(server?.metadata?.annotations?.['prometheus.io/port']).toBe(settings.METRICS_PORT);
  });

  test('are commands of a release; the server starts as the image does', () => {
    const commands = containersOf(server).flatMap(({ command = [] }) => command);
    const programs = [...commands.join(' ').matchAll(/\bcarte[ ,]([a-z-]+)/g)].map(([, name = '']) => name);
    expect(programs).toEqual(['migrate']);
    expect(programs.filter((name) => !ENTRY_POINTS.includes(name))).toEqual([]);
    expect(programs.filter((name) => !existsSync(join(projectRoot, sourceOf(name))))).toEqual([]);
    expect([carte?.command, carte?.args]).toEqual([undefined, undefined]);
  });

  test('migrations run before the server, with the same release and settings', () => {
    const [migrate] = server?.spec?.initContainers ?? [];
    expect(migrate?.command).toEqual(['carte', 'migrate']);
    expect([migrate?.image, migrate?.envFrom]).toEqual([carte?.image, carte?.envFrom]);
  });

  test('the probes request paths that the server answers', () => {
    const answered = healthPaths.map(({ path }) => path);
    const probes = [carte?.startupProbe, carte?.readinessProbe, carte?.livenessProbe].map((probe) => probe?.httpGet);
    expect(probes.map((asked) => asked?.path)).toEqual(['/health/live', '/health/ready', '/health/live']);
    expect(probes.filter((asked) => !answered.includes(asked?.path ?? ''))).toEqual([]);
    expect(new Set(probes.map((asked) => asked?.port))).toEqual(new Set(['http']));
  });

  test('backups go to a bucket, and nowhere else: there they are encrypted, and the alert on their age sees them', () => {
    expect(settings.SCHEDULED_BACKUPS).toBeUndefined();
    expect(settings.BACKUP_BUCKET).toMatch(/^https:/);
    const { volumeMounts = [] } = carte ?? {};
    expect(volumeMounts.filter(({ mountPath }) => `${settings.BACKUP_DIR}/`.startsWith(`${mountPath}/`))).toEqual([]);
  });
});

describe('a rollout and a night on call', () => {
  test('a new pod is ready before an old one stops, and an old one gets a signal before it is killed', () => {
    expect(only('Deployment').spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
    const drainSeconds = Number(settings.DRAIN_SECONDS);
    const { periodSeconds = 10, failureThreshold = 3 } = carte?.readinessProbe ?? {};
    expect(drainSeconds).toBeGreaterThan(periodSeconds * failureThreshold);
    expect(server?.spec?.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drainSeconds + 30);
  });

  test('service, budget, autoscaler, ingress and spread select the server’s pods and no others', () => {
    const labels = server?.metadata?.labels;
    const selectors = [
      only('Service').spec?.selector,
      only('Deployment').spec?.selector.matchLabels,
      only('PodDisruptionBudget').spec?.selector?.matchLabels,
      server?.spec?.topologySpreadConstraints?.[0]?.labelSelector?.matchLabels,
    ];
    for (const selector of selectors) expect(isSubset(selector, labels)).toBe(true);
    expect(only('PodDisruptionBudget').spec?.maxUnavailable).toBe(1);
    expect(only('HorizontalPodAutoscaler').spec?.scaleTargetRef.name).toBe(only('Deployment').metadata?.name);
    expect(only('HorizontalPodAutoscaler').spec?.minReplicas).toBeGreaterThan(1);
    const [rule] = only('Ingress').spec?.rules ?? [];
    expect(`https://${rule?.host}`).toBe(settings.PUBLIC_URL);
    expect(only('Ingress').spec?.tls?.[0]?.hosts).toEqual([rule?.host]);
    const [path] = rule?.http?.paths ?? [];
    expect(path?.backend.service).toEqual({ name: only('Service').metadata?.name, port: { name: 'http' } });
    expect(only('Service').spec?.ports?.map(({ targetPort }) => targetPort)).toEqual(['http', 'metrics']);
  });
});

/** What the Ingress and the annotations say, for who has a Gateway or the Prometheus Operator. */
describe('the components', () => {
  const component = (file: string) =>
    parse(readFileSync(join(RENDERED, '../components', file), 'utf8')) as Record<string, unknown>;

  test('the route of the Gateway leads where the Ingress does, and lets live updates last', () => {
    const [path] = only('Ingress').spec?.rules?.[0]?.http?.paths ?? [];
    const { name } = path?.backend.service ?? {};
    const port = only('Service').spec?.ports?.find((each) => each.name === path?.backend.service?.port?.name)?.port;
    expect(component('gateway/route.yaml')).toMatchObject({
      kind: 'HTTPRoute',
      metadata: { name: 'carte' },
      spec: {
        hostnames: only('Ingress').spec?.tls?.[0]?.hosts,
        rules: [{ timeouts: { request: '0s' }, backendRefs: [{ name, port }] }],
      },
    });
  });

  test('the monitor finds the service, and the port that measures', () => {
    const { labels } = only('Service').metadata ?? {};
    expect(component('monitoring/monitor.yaml')).toMatchObject({
      kind: 'ServiceMonitor',
      spec: { selector: { matchLabels: labels }, endpoints: [{ port: 'metrics' }] },
    });
  });

  test.runIf(render() !== null)('both fit the example: there is a route then, and no Ingress', () => {
    const kinds = manifestsOf(render({ components: ['gateway', 'monitoring'] }) ?? '').map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['HTTPRoute', 'ServiceMonitor', 'Deployment']));
    expect(kinds).not.toContain('Ingress');
  });
});

describe('the permissions of the pods', () => {
  test.each(containersOf(server))(
    'container $name: no root, no privileges, no writing, a limit of memory',
    (container) => {
      expect(container.securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(container.resources).toMatchObject({
        requests: { memory: `${GROUP_MEGABYTES}Mi` },
        limits: { memory: `${MOST_MEGABYTES}Mi` },
      });
    },
  );

  test('the pods run without privileges', () => {
    expect(server?.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
  });

  const policies = all('NetworkPolicy').map(({ spec }) => spec);

  test('no traffic comes in or goes out unless it is allowed', () => {
    expect(policies).toContainEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
  });

  test('visitors come through the ingress controller, metrics are read by the monitoring only', () => {
    const sources = policies.flatMap((spec) =>
      (spec?.ingress ?? []).map(({ from = [], ports = [] }) => [
        Object.values(spec?.podSelector.matchLabels ?? {}),
        from.map(({ namespaceSelector }) => namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name']),
        ports.map(({ port }) => port),
      ]),
    );
    expect(sources).toEqual([
      [['carte'], ['ingress-nginx'], ['http']],
      [['carte'], ['monitoring'], ['metrics']],
      // The solver pods of cert-manager, which prove control of the host name.
      [['true'], ['ingress-nginx'], [8089]],
    ]);
    expect(carte?.ports?.map(({ name }) => name)).toEqual(['http', 'metrics']);
  });

  test('the server reaches names, the database, Redis and https', () => {
    const egress = policies.find((spec) => spec?.egress);
    expect(isSubset(egress?.podSelector.matchLabels, server?.metadata?.labels)).toBe(true);
    const allowed = egress?.egress?.map(({ to = [], ports = [] }) => [
      to.map(({ ipBlock, namespaceSelector }) => ipBlock?.cidr ?? Object.values(namespaceSelector?.matchLabels ?? {})),
      ports.map(({ port }) => port),
    ]);
    expect(allowed).toEqual([
      [[['kube-system']], [53, 53]],
      [['169.254.20.10/32'], [53, 53]],
      [['0.0.0.0/0', '::/0'], [443]],
      [
        ['0.0.0.0/0', '::/0'],
        [5432, 6432, 6379],
      ],
      [[[]], [5432, 6432, 6379]],
    ]);
  });

  test.each(['169.254.169.254', '169.254.170.2', 'fd00:ec2::254'])(
    'no pod reaches the machine’s metadata service at %s',
    (address) => {
      const metadata = ipaddr.parse(address);
      const isIn = (range: string) => {
        const [network, bits] = ipaddr.parseCIDR(range);
        return network.kind() === metadata.kind() && metadata.match([network, bits]);
      };
      const blocks = policies
        .flatMap((spec) => spec?.egress ?? [])
        .flatMap(({ to = [] }) => to.flatMap(({ ipBlock }) => ipBlock ?? []));
      expect(blocks.length).toBeGreaterThan(1);
      expect(blocks.filter(({ cidr, except = [] }) => isIn(cidr) && !except.some(isIn))).toEqual([]);
    },
  );
});
