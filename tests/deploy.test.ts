import { globSync, readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { Client } from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { longestMigrationWait } from '#server/platform/database/migrate.ts';

const forKubernetes = globSync('deploy/kubernetes/*.yaml');
const configurationFile = 'deploy/kubernetes/configuration.env';
const manifests = ['compose.yaml', ...forKubernetes];
const read = (path: string) => readFileSync(path, 'utf8');

function documentsOf(path: string): unknown[] {
  return parseAllDocuments(read(path)).map((document) => {
    expect(document.errors, path).toEqual([]);
    return document.toJS() as unknown;
  });
}

/** Every object in a document, at any depth. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>;
  for (const inner of Object.values(value)) yield* objectsIn(inner);
}

const isVariable = (name: unknown): name is string => typeof name === 'string' && /^[A-Z][A-Z0-9_]+$/.test(name);

/** The variables that a manifest sets: in lists of names, in maps, and in configuration. */
function variablesIn(path: string): string[] {
  const objects = documentsOf(path).flatMap((document) => [...objectsIn(document)]);
  const listed = objects.flatMap(({ name }) => (isVariable(name) ? [name] : []));
  const mapped = objects.flatMap(({ environment, data }) =>
    [environment, data].flatMap((map) => Object.keys(map ?? {})),
  );
  return [...listed, ...mapped.filter(isVariable)];
}

/** The settings that differ between environments, as kustomize reads them. */
const configuration = new Map(
  read(configurationFile)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
);

/** Variables of the database's own image, or read by its driver. */
const isOfPostgres = (name: string) => name.startsWith('POSTGRES_') || ['PGDATA', 'PGPASSWORD'].includes(name);

const inContainer = [...read('Containerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
  line.split(' ').flatMap((entry) => entry.split('=')[0] ?? []),
);
const set = new Set(
  [...manifests.flatMap(variablesIn), ...configuration.keys(), ...inContainer].filter((name) => !isOfPostgres(name)),
);

const serverSource = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] })
  .map(read)
  .join('\n');
const isRead = (name: string) => new RegExp(`['.]${name}\\b`).test(serverSource);

/** A row describes one variable, or several that belong together. */
const described = [...read('docs/operations.md').matchAll(/^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm)].flatMap(([, names]) =>
  [...(names ?? '').matchAll(/[A-Z0-9_]+/g)].map(([name]) => name),
);

describe('The manifests', () => {
  test.each(manifests)('The manifest %s can be read', (path) => {
    expect(documentsOf(path).length).toBeGreaterThan(0);
  });

  test.each(forKubernetes.filter((path) => !path.endsWith('kustomization.yaml')))(
    'Every part of %s has its kind and name',
    (path) => {
      for (const document of documentsOf(path)) {
        expect(document).toMatchObject({
          apiVersion: expect.any(String) as string,
          kind: expect.any(String) as string,
        });
      }
    },
  );

  test('The manifests set the variables that nodes without shared files need', () => {
    const secrets = ['DATABASE_URL', 'SERVER_SECRET', 'ENVELOPE_KEYS', 'PAYMENT_KEYS'];
    const needed = [...secrets, 'S3_ENDPOINT', 'PUBLIC_URL', 'TRUSTED_PROXIES'];
    const found = new Set([...forKubernetes.flatMap(variablesIn), ...configuration.keys()]);
    expect(needed.filter((name) => !found.has(name))).toEqual([]);
  });

  test('The manifests have no secrets, only references to them', () => {
    const objects = manifests.flatMap(documentsOf).flatMap((document) => [...objectsIn(document)]);
    expect(objects.filter(({ kind }) => kind === 'Secret')).toEqual([]);
    const secrets = objects.filter(({ name }) => isVariable(name) && /SECRET|KEYS?$|TOKEN|PASSWORD|_URL$/.test(name));
    expect(secrets.length).toBeGreaterThan(0);
    for (const { name, value } of secrets) expect(value, String(name)).toBeUndefined();
  });

  test.each([...set])('The variable %s, set by a manifest, is documented and read', (name) => {
    expect(described).toContain(name);
    expect(isRead(name)).toBe(true);
  });
});

describe('The documentation of the variables', () => {
  test.each(described)('The documented variable %s is read by the server', (name) => {
    expect(isRead(name)).toBe(true);
  });

  test('Every variable that the server reads is documented', () => {
    // The only files that name them: tests/environment.test.ts.
    const settings = ['config', 'gateway-settings'].map((name) => read(`server/platform/settings/${name}.ts`));
    const names = settings.join('').match(/(?<=')[A-Z][A-Z0-9_]+(?=')/g) ?? [];
    expect(names).toContain('DATABASE_URL');
    expect(names.filter((name) => !described.includes(name))).toEqual([]);
  });
});

afterEach(() => void vi.unstubAllEnvs());

interface Manifest {
  kind?: string;
  metadata?: { name?: string };
  spec?: unknown;
}

/** The Kubernetes resources, by kind. */
function partsOf(kind: string): Manifest[] {
  return (forKubernetes.flatMap(documentsOf) as Manifest[]).filter((part) => part.kind === kind);
}

const kustomization = documentsOf('deploy/kubernetes/kustomization.yaml')[0] as {
  resources: string[];
  configMapGenerator: { name: string; envs: string[] }[];
};
const compose = documentsOf('compose.yaml')[0] as {
  services: Record<string, { image: string; environment?: Record<string, unknown>; env_file?: unknown }>;
};

describe('Compose', () => {
  test('A password with special characters reaches the database', () => {
    const { environment = {} } = compose.services['web'] ?? {};
    expect(environment['PGPASSWORD']).toMatch(/^\$\{DATABASE_PASSWORD:/);
    vi.stubEnv('PGPASSWORD', 'p@ss/w#rd:?%');
    const { host, port, user, database, password } = new Client({
      connectionString: String(environment['DATABASE_URL']),
    });
    expect({ host, port, user, database, password }).toEqual({
      host: 'database',
      port: 5432,
      user: 'gariport',
      database: 'gariport',
      password: 'p@ss/w#rd:?%',
    });
  });

  test('Each external image has a version', () => {
    const images = Object.values(compose.services).map(({ image }) => image);
    expect(images.filter((image) => image !== 'gariport' && !/:v?\d/.test(image))).toEqual([]);
  });

  test('Every variable of .env is set, except those of the container and its database', () => {
    const { environment = {}, env_file } = compose.services['web'] ?? {};
    expect(env_file).toEqual([{ path: '.env', required: false }]);
    const fixed = Object.keys(environment).filter((name) => !String(environment[name]).startsWith(`\${${name}:-`));
    const database = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'READ_DATABASE_URL', 'PGPASSWORD'];
    expect(fixed.toSorted()).toEqual(['HOST', 'PORT', 'DATA_DIR', ...database].toSorted());
  });
});

describe('Kubernetes', () => {
  test('A first node may wait for tables as long as a migration does, and then migrate as long again', () => {
    const [probe] = [...objectsIn(partsOf('Deployment'))].flatMap(({ startupProbe }) => startupProbe ?? []);
    const { periodSeconds, failureThreshold } = probe as { periodSeconds: number; failureThreshold: number };
    expect(periodSeconds * failureThreshold * 1000).toBeGreaterThan(2 * longestMigrationWait);
    expect(partsOf('Deployment')).toMatchObject([
      {
        spec: {
          progressDeadlineSeconds: expect.toSatisfy((most) => most > periodSeconds * failureThreshold) as number,
        },
      },
    ]);
  });

  test('Pods have no default privileges', () => {
    const trusted = new BlockList();
    for (const entry of configuration.get('TRUSTED_PROXIES')?.split(',') ?? []) {
      const [address = '', prefix = '32'] = entry.split('/');
      trusted.addSubnet(address, Number(prefix));
    }
    for (const pod of ['10.0.0.1', '10.42.7.9', '10.244.3.2', '172.16.5.4', '192.168.3.3', '100.64.1.1']) {
      expect([pod, trusted.check(pod)]).toEqual([pod, false]);
    }
  });

  test('A changed configuration gets a new name, which the pods refer to', () => {
    expect(kustomization.configMapGenerator).toMatchObject([{ name: 'gariport', envs: ['configuration.env'] }]);
    expect(partsOf('ConfigMap')).toEqual([]);
    expect(JSON.stringify(partsOf('Deployment'))).toContain('"configMapRef":{"name":"gariport"}');
  });

  test('The storage keys are optional, like the storage', () => {
    const references = [...objectsIn(partsOf('Deployment'))].filter(({ key }) => String(key).startsWith('S3_'));
    expect(references).toMatchObject([{ optional: true }, { optional: true }]);
  });

  test('Only the pods that need them can reach nodes and the database', () => {
    const policies = partsOf('NetworkPolicy').map(({ metadata }) => metadata?.name ?? '');
    expect(policies.toSorted((one, other) => one.localeCompare(other))).toEqual(['gariport', 'gariport-database']);
    for (const { from } of [...objectsIn(partsOf('NetworkPolicy'))].filter(
      (rule) => 'ports' in rule && 'from' in rule,
    )) {
      expect(from).not.toEqual([]);
    }
    const open = partsOf('NetworkPolicy').filter(({ spec }) => {
      const { ingress = [] } = spec as { ingress?: { from?: unknown[] }[] };
      return ingress.length === 0 || ingress.some(({ from }) => from === undefined);
    });
    expect(open).toEqual([]);
  });

  test('The ingress accepts the largest picture, and routes to the port of the service', () => {
    expect(partsOf('Ingress')[0]).toMatchObject({
      metadata: { annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '28m' } },
      spec: {
        tls: [{ hosts: ['gariport.example'] }],
        rules: [{ http: { paths: [{ backend: { service: { name: 'gariport', port: { name: 'http' } } } }] } }],
      },
    });
    expect(configuration.get('PUBLIC_URL')).toBe('https://gariport.example');
  });

  test('A build file that a pod does not have is requested from all others, also during a rollout', () => {
    const mostPods = 12;
    expect(partsOf('HorizontalPodAutoscaler')).toMatchObject([{ spec: { maxReplicas: mostPods } }]);
    expect(partsOf('Deployment')).toMatchObject([{ spec: { strategy: { rollingUpdate: { maxSurge: 1 } } } }]);
    expect(partsOf('Ingress')[1]).toMatchObject({
      metadata: {
        annotations: {
          'nginx.ingress.kubernetes.io/proxy-next-upstream': 'error timeout http_404',
          'nginx.ingress.kubernetes.io/proxy-next-upstream-tries': String(mostPods + 1),
          'nginx.ingress.kubernetes.io/load-balance': 'ewma',
        },
      },
      spec: {
        rules: [
          { http: { paths: [{ path: '/assets', backend: { service: { name: 'gariport', port: { number: 80 } } } }] } },
        ],
      },
    });
  });

  test('Each pod serves its metrics with the token, and one at a time may be down', () => {
    expect(partsOf('PodMonitor')).toMatchObject([
      {
        spec: {
          podMetricsEndpoints: [
            {
              port: 'http',
              path: '/metrics',
              authorization: { credentials: { name: 'gariport', key: 'METRICS_TOKEN' } },
            },
          ],
        },
      },
    ]);
    expect(partsOf('PodDisruptionBudget')).toMatchObject([{ spec: { maxUnavailable: 1 } }]);
  });

  test('Applied files exist, and each other file is explained in the kustomization', () => {
    const names = forKubernetes.map((path) => path.replace('deploy/kubernetes/', ''));
    const apart = ['kustomization.yaml', 'database-for-trials.yaml', 'metrics.yaml'];
    expect([...kustomization.resources, ...apart].toSorted()).toEqual(names.toSorted());
    for (const name of apart.slice(1)) expect(read('deploy/kubernetes/kustomization.yaml')).toContain(`\`${name}\``);
  });
});
