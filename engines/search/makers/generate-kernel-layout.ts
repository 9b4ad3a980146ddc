import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { context, directory, filling, tile } from '../layout/areas.ts';
import { choices } from '../layout/choices.ts';
import { layFields, layParts, type Area, type Structure } from '../layout/describe.ts';
import { sizes } from '../layout/sizes.ts';
import { fillStructures, stageStructures } from '../layout/stage-structures.ts';
import { sharedStructures } from '../layout/structures.ts';

const header = '// Generated from engines/search/layout by npm run kernel:layout.\n';
const structures: Readonly<Record<string, Structure>> = {
  ...sharedStructures,
  ...fillStructures,
  ...stageStructures,
};
const page = 65_536;

const tileParts = layParts(tile, structures);
// The first page is left to the compiler, which puts the messages of assertions there.
const directoryParts = layParts(directory, structures);
const fillingParts = layParts(filling, structures);
const contextParts = layParts(context, structures);
const fillingFrom = page + directoryParts.bytes;
const contextsFrom = fillingFrom + fillingParts.bytes;
const contextBytes = Math.ceil(contextParts.bytes / page) * page;
const arena = Math.ceil((contextsFrom + sizes.contextCount.value * contextBytes) / page) * page;

/** The style of the whole tree, as .oxfmtrc.json has it: called as a library, the formatter reads no configuration. */
const style = { singleQuote: true, printWidth: 110 };

/** Generated files by path: constants of the kernel and of its host. */
export async function describeKernelLayout(): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    'engines/search/kernel/layout/sizes.ts': kernelSizes(),
    'engines/search/kernel/layout/shared-structures.ts': kernelStructures(sharedStructures),
    'engines/search/kernel/layout/stage-structures.ts': kernelStructures({
      ...fillStructures,
      ...stageStructures,
    }),
    'engines/search/kernel/layout/field-offsets.ts': kernelFieldOffsets(),
    'engines/search/kernel/layout/places.ts': kernelPlaces(),
    'engines/search/packed/layout.ts': hostLayout(),
  };
  for (const [path, text] of Object.entries(files))
    files[path] = (await format(path, header + text, style)).code;
  return files;
}

function kernelSizes(): string {
  const constants = Object.entries(sizes).map(
    ([name, constant]) =>
      `/** ${constant.doc} */\nexport const ${upper(name)}: ${'type' in constant ? constant.type : 'i32'} = ${constant.value};`,
  );
  const enums = Object.entries(choices).map(([name, { doc, values }]) => {
    const lines = Object.entries(values).map(
      ([key, { value, doc: meaning }]) => `/** ${meaning} */\n${key} = ${value},`,
    );
    return `\n/** ${doc} */\nexport const enum ${name} {\n${lines.join('\n')}\n}`;
  });
  return [...constants, ...enums].join('\n');
}

function kernelStructures(own: Readonly<Record<string, Structure>>): string {
  const classes = Object.entries(own).map(([name, structure]) => {
    const fields = Object.entries(structure.fields).map(
      ([field, { type, doc }]) => `/** ${doc} */\n${field}: ${type};`,
    );
    const size = `\nexport const ${upper(name)}_BYTES: i32 = ${layFields(structure).bytes};`;
    return `\n/** ${structure.doc} */\n@unmanaged\nexport class ${name} {\n${fields.join('\n')}\n}\n${size}`;
  });
  return `${classes.join('\n')}\n`;
}

function kernelFieldOffsets(): string {
  const offsets = Object.entries(structures).flatMap(([name, structure]) =>
    Object.entries(layFields(structure).offsets).map(
      ([field, offset]) => `offsetof<${name}>('${field}') == ${offset}`,
    ),
  );
  return `${formatImports(Object.keys(structures))}
/** True if the compiler lays out all fields as the host expects. */
export function areFieldsAtHostOffsets(): bool {
  return ${offsets.join(' &&\n')};
}
`;
}

/** Imports of structures, or of their sizes, from the files that they are in. */
function formatImports(names: readonly string[]): string {
  const isShared = (name: string): boolean =>
    Object.keys(sharedStructures).some((shared) => name === shared || name === `${upper(shared)}_BYTES`);
  const line = (own: readonly string[], file: string): string =>
    `import { ${[...own].sort().join(', ')} } from './${file}';\n`;
  return (
    line(names.filter(isShared), 'shared-structures') +
    line(
      names.filter((name) => !isShared(name)),
      'stage-structures',
    )
  );
}

function kernelPlaces(): string {
  const listStructures = (area: Area): string[] =>
    Object.values(area).flatMap((part) =>
      'bytes' in part
        ? []
        : part.count === 1
          ? [part.structure]
          : [part.structure, `${upper(part.structure)}_BYTES`],
    );
  const imports = [...listStructures(directory), ...listStructures(filling), ...listStructures(context)];
  return `${formatImports(imports)}
/** Tells kernels and hosts of different layouts apart. */
export const LAYOUT_VERSION: i32 = ${layoutVersion()};

// A tile, as offsets from its address.
${formatPlaces('', tile, tileParts.offsets)}
/** Bytes of a tile. */
export const TILE_BYTES: i32 = ${tileParts.bytes};

// The directory: what all queries share.
const DIRECTORY: i32 = ${page};
${formatPlaces('DIRECTORY + ', directory, directoryParts.offsets)}

// Working memory in which the bitmaps and rates of homes are computed.
const FILLING: i32 = ${fillingFrom};
${formatPlaces('FILLING + ', filling, fillingParts.offsets)}

// What belongs to one query. The kernel is compiled once for each context, since addresses that are constants cost
// nothing; CONTEXT_NUMBER is an option of the compiler.
const CONTEXT: i32 = ${contextsFrom} + CONTEXT_NUMBER * ${contextBytes};
${formatPlaces('CONTEXT + ', context, contextParts.offsets)}
`;
}

function formatPlaces(base: string, area: Area, offsets: Readonly<Record<string, number>>): string {
  const lines = Object.entries(area).map(([name, part]) => {
    const at = `${base}${offsets[name]!}`;
    const doc = `/** ${part.doc} */\n`;
    if ('bytes' in part || base === '') return `${doc}export const ${upper(name)}: i32 = ${at};`;
    const { structure, count } = part;
    if (count === 1) return `${doc}export const ${name}: ${structure} = changetype<${structure}>(${at});`;
    return `${doc}export const ${upper(name)}: i32 = ${at};
export function ${lower(structure)}At(index: i32): ${structure} {
  return changetype<${structure}>(${upper(name)} + index * ${upper(structure)}_BYTES);
}`;
  });
  return lines.join('\n');
}

function hostLayout(): string {
  const values = (all: Readonly<Record<string, { value: number }>>): Record<string, number> =>
    Object.fromEntries(Object.entries(all).map(([name, { value }]) => [name, value]));
  const shiftOffsets = (offsets: Readonly<Record<string, number>>, by: number): Record<string, number> =>
    Object.fromEntries(Object.entries(offsets).map(([name, offset]) => [name, offset + by]));
  const formatConstant = (doc: string, name: string, value: unknown): string =>
    `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value)} as const;`;
  return [
    formatConstant('Tells kernels and hosts of different layouts apart.', 'layoutVersion', layoutVersion()),
    formatConstant('Sizes and limits; see engines/search/layout/sizes.ts.', 'sizes', values(sizes)),
    ...Object.entries(choices).map(([name, { doc, values: own }]) =>
      formatConstant(doc, lower(name), values(own)),
    ),
    formatConstant('Parts of a tile, as offsets from its address.', 'tileParts', {
      ...tileParts.offsets,
      bytes: tileParts.bytes,
    }),
    formatConstant(
      'Addresses of what all queries share.',
      'directory',
      shiftOffsets(directoryParts.offsets, page),
    ),
    formatConstant('Address after the directory.', 'directoryEnd', page + directoryParts.bytes),
    formatConstant(
      'Addresses of the working memory in which homes are computed.',
      'filling',
      shiftOffsets(fillingParts.offsets, fillingFrom),
    ),
    formatConstant('Parts of a context, as offsets from its address.', 'contextParts', contextParts.offsets),
    formatConstant(
      'Addresses of the contexts.',
      'contexts',
      Array.from({ length: sizes.contextCount.value }, (_, number) => contextsFrom + number * contextBytes),
    ),
    formatConstant(
      'Address of the first tile, which is also the minimum size of the memory in bytes.',
      'arena',
      arena,
    ),
    formatConstant(
      'Offsets of the fields of each structure.',
      'fields',
      Object.fromEntries(
        Object.entries(structures).map(([name, structure]) => [lower(name), layFields(structure).offsets]),
      ),
    ),
    formatConstant(
      'Bytes of each structure.',
      'structureBytes',
      Object.fromEntries(
        Object.entries(structures).map(([name, structure]) => [lower(name), layFields(structure).bytes]),
      ),
    ),
  ].join('\n\n');
}

/** Hash of the layout: changes with every offset and value. */
function layoutVersion(): number {
  const all = JSON.stringify([sizes, choices, structures, tile, directory, filling, context]);
  return createHash('sha256').update(all).digest().readInt32LE() >>> 1;
}

function upper(name: string): string {
  return name.replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function lower(name: string): string {
  return name[0]!.toLowerCase() + name.slice(1);
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await describeKernelLayout()))
    writeFileSync(join(import.meta.dirname, '../../..', path), text);
}
