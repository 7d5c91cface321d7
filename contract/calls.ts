import { service } from './check/client';
import type { Operation } from './operations';

/** docs/calls.md: every call in a line, in the order of docs/openapi.yaml. */

const cell = (text: string): string => text.replaceAll('|', '\\|');

const rowOf = ({ method, path, summary, loss, source, without }: Operation): string =>
  `| ${[
    `\`${method.toUpperCase()} ${path.replace(`${service}/`, '')}\``,
    summary,
    source === '§7' ? '§7' : '',
    loss,
    without ? `\`${without}\`` : '',
  ]
    .map(cell)
    .join(' | ')} |`;

export const callsOf = (operations: readonly Operation[]): string => {
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const tables = tags.map((tag) =>
    [
      `## ${tag}`,
      '',
      '| call | what it does | from | without it | name |',
      '| ---- | ------------ | ---- | ---------- | ---- |',
      ...operations.filter((one) => one.tag === tag).map(rowOf),
    ].join('\n'),
  );
  return `# Every call in a line

The ${operations.length} calls of the product, below \`${service}/\`; their keys are in [openapi.yaml](openapi.yaml). \`§7\` is
[the specification](../docs/specification.md), the others are assumptions. What has a name may be left out: [What a host may leave
out](../docs/host.md#what-a-host-may-leave-out). A whole area goes by its own name. \`npm run contract:write\` writes this page.

${tables.join('\n\n')}
`;
};
