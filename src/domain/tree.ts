/** Stored as a list: each node names its parent, or null at the top. */
export type TreeNode = { id: string; parent_id: string | null };

export const childrenOf = <T extends TreeNode>(nodes: readonly T[], id: string | null): T[] =>
  nodes.filter(({ parent_id }) => parent_id === id);

/** Topmost first. A cycle, which only a faulty server sends, ends the walk. */
export const ancestorsOf = <T extends TreeNode>(nodes: readonly T[], id: string): T[] => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Set<T>();
  let above = byId.get(byId.get(id)?.parent_id ?? '');
  while (above && above.id !== id && !found.has(above)) {
    found.add(above);
    above = byId.get(above.parent_id ?? '');
  }
  return [...found].reverse();
};

/** 'Fesyen › Batik'. */
export const breadcrumbOf = <T extends TreeNode & { name: string }>(
  nodes: readonly T[],
  { id, name }: T,
): string => [...ancestorsOf(nodes, id).map((above) => above.name), name].join(' › ');

export const descendantsOf = <T extends TreeNode>(nodes: readonly T[], id: string): T[] =>
  nodes.filter((node) => node.id !== id && ancestorsOf(nodes, node.id).some((above) => above.id === id));

export const heightOf = (nodes: readonly TreeNode[], id: string): number => {
  const level = ancestorsOf(nodes, id).length;
  return (
    1 + Math.max(0, ...descendantsOf(nodes, id).map((node) => ancestorsOf(nodes, node.id).length - level))
  );
};

export type MoveFault = 'same' | 'unknown' | 'cycle' | 'tooDeep';

/** It is there already or unknown, a node cannot be below itself, and no descendant below `maxLevel`. */
export const moveFault = (
  nodes: readonly TreeNode[],
  id: string,
  parentId: string | null,
  maxLevel: number,
): MoveFault | undefined => {
  const node = nodes.find((one) => one.id === id);
  if (!node || (parentId !== null && !nodes.some((one) => one.id === parentId))) return 'unknown';
  if (node.parent_id === parentId) return 'same';
  if (parentId === null) return undefined;
  const above = [...ancestorsOf(nodes, parentId).map((one) => one.id), parentId];
  if (above.includes(id)) return 'cycle';
  return above.length + heightOf(nodes, id) > maxLevel ? 'tooDeep' : undefined;
};

/** Every node after its parent. One without its parent, or in a cycle, is at the top, so that no node disappears. */
export const inTreeOrder = <T extends TreeNode>(nodes: readonly T[]): { node: T; level: number }[] => {
  const ids = new Set(nodes.map(({ id }) => id));
  const rows: { node: T; level: number }[] = [];
  const seen = new Set<string>();
  const visit = (node: T, level: number): void => {
    if (seen.has(node.id)) return;
    seen.add(node.id);
    rows.push({ node, level });
    for (const child of childrenOf(nodes, node.id)) visit(child, level + 1);
  };
  for (const node of nodes) if (node.parent_id === null || !ids.has(node.parent_id)) visit(node, 1);
  for (const node of nodes) visit(node, 1);
  return rows;
};
