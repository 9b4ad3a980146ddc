import { dirname, join, relative } from 'node:path';
import { mayImport, findRoom } from './rooms.js';

/**
 * Custom rules for oxlint. The file is plain JavaScript, because editors load it with whatever Node version they have.
 */

const toPath = (context) => relative(context.cwd, context.filename).replaceAll('\\', '/');

const rooms = {
  create(context) {
    const from = toPath(context);
    const place = findRoom(from);
    const check = (node, source, typesOnly) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = join(dirname(from), source.value.replace(/\?.*/, '')).replaceAll('\\', '/');
      if (mayImport(from, to, typesOnly)) return;
      const other = findRoom(to)?.category ?? 'a file outside of all rooms';
      const message = `${place?.category ?? 'A file outside of all rooms'} may not import ${other}: scripts/boundaries/rooms.js says who may.`;
      context.report({ node, message });
    };
    // `import { type A }` still loads the file. Only `import type` does not.
    const checkStatement = (node) =>
      check(node, node.source, (node.importKind ?? node.exportKind) === 'type');
    return {
      Program(node) {
        if (!place) {
          const message =
            'This file lies in no room: a new folder gets a line in scripts/boundaries/rooms.js.';
          context.report({ node, message });
        }
      },
      ImportDeclaration: checkStatement,
      ExportNamedDeclaration: checkStatement,
      ExportAllDeclaration: checkStatement,
      ImportExpression: (node) => check(node, node.source, false),
      TSImportType: (node) => check(node, node.source, true),
    };
  },
};

const clock = {
  create(context) {
    const report = (node) => context.report({ node, message: 'Today is an argument.' });
    const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      MemberExpression(node) {
        const { object, property } = node;
        if (isDate(object) && (property.name ?? property.value) === 'now') report(node);
      },
    };
  },
};

const partsInZone =
  /^((get|set)(FullYear|Year|Month|Date|Day|Hours|Minutes|Seconds)|getTimezoneOffset|to(Date|Time)String)$/;

/**
 * Forbids everything that reads the time zone of the process, which would shift a stay by a day depending on the
 * server's location. Days are plain dates, and moments are formatted by `domain/time-zones.ts`,
 * `domain/berlin-time.ts` and `texts/format.ts`.
 */
const zone = {
  create(context) {
    const report = (node, message) => context.report({ node, message });
    const namesZone = ({ arguments: args }) =>
      args.some(
        (argument) =>
          argument.type === 'ObjectExpression' &&
          argument.properties.some(({ key }) => key?.name === 'timeZone'),
      );
    const checkFormat = (node) => {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || namesZone(node)) return;
      const isFormat = callee.object.name === 'Intl' && callee.property.name === 'DateTimeFormat';
      const isLocale =
        node.type === 'CallExpression' && /^toLocale(Date|Time)?String$/.test(callee.property.name ?? '');
      if (isFormat || isLocale) report(node, 'Name the timeZone; without, it is that of the process.');
    };
    return {
      MemberExpression(node) {
        if (partsInZone.test(node.property.name ?? ''))
          report(node, 'It reads the zone of the process: use plain dates, or the parts in UTC.');
      },
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length > 1)
          report(node, 'Its parts are of the zone of the process: use plain dates, or Date.UTC.');
        checkFormat(node);
      },
      CallExpression: checkFormat,
    };
  },
};

export default { meta: { name: 'house' }, rules: { rooms, clock, zone } };
