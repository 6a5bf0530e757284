// The packages of which a bundle holds code, with their licences, and the bill of materials of all bundles.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as CDX from '@cyclonedx/cyclonedx-library';

/**
 * The packages of the modules that a bundle holds, merged modules included, by name. `stats` is what the bundler returns
 * beside the code. Throws where a package has no licence to show.
 */
export function bundledPackages(stats) {
  const folders = new Set();
  const visit = (module) => {
    const folder = packageFolder(module.resource);
    if (folder !== null) folders.add(folder);
    for (const inner of module.modules ?? []) visit(inner);
  };
  for (const module of stats.compilation.modules) visit(module);
  return [...folders]
    .map(readPackage)
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function packageFolder(resource) {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(resource ?? '')?.[0] ?? null;
}

function readPackage(folder) {
  const { name, version, license, description } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(?:-mit)?(?:\.(?:md|txt))?$/i.test(entry));
  if (typeof license !== 'string' || file === undefined) throw new Error(`${name} has no licence to show.`);
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return { name, version, license, description, text };
}

/** The notices of the packages in a bundle, as their licences ask for. */
export function licenceNotices(packages) {
  return packages
    .map(({ name, version, license, text }) => `${name} ${version}\n${license}\n${text}\n`)
    .join('\n');
}

/**
 * The bill of materials of all bundles as CycloneDX JSON: the same packages give the same bytes, so it has no time and no
 * serial number.
 */
export function billOfMaterials(product, packages) {
  const root = component(CDX.Enums.ComponentType.Application, product);
  const bom = new CDX.Models.Bom({ metadata: new CDX.Models.Metadata({ component: root }) });
  for (const one of packages) {
    const part = component(CDX.Enums.ComponentType.Library, one);
    bom.components.add(part);
    root.dependencies.add(part.bomRef);
  }
  const serializer = new CDX.Serialize.JsonSerializer(
    new CDX.Serialize.JSON.Normalize.Factory(CDX.Spec.Spec1dot6),
  );
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function component(type, { name, version, license, description }) {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const part = new CDX.Models.Component(type, own, { group, version, description, bomRef: purl, purl });
  part.licenses.add(new CDX.Models.SpdxLicense(license));
  return part;
}

function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
