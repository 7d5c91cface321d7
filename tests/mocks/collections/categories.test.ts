import { describe, expect, it } from 'vitest';
import type { Category } from '../../../src/areas/make-category/categoryWire';
import { ancestorsOf, childrenOf, descendantsOf, inTreeOrder } from '../../../src/domain/tree';
import { fieldErrorsOf, messageOf, query, refused, startApi } from '../api';

const { call, read, statusOf } = startApi({ sellers: 25 });

const path = 'backoffice/make-category';
const all = (column = 'order') => read<Category[]>(`GET ${path}${query({ sort: [column, 'ASC'] })}`);
const isLeaf = (rows: Category[]) => (category: Category) => childrenOf(rows, category.id).length === 0;
const move = (id: string, parent_id: string | null) =>
  call(`POST ${path}/${id}/move`, { body: { parent_id } });
const create = (body: object) => call(`POST ${path}`, { body });
const created = (body: object) => read<Category>(`POST ${path}`, { body });
const fresh = { name: 'Alat Musik', slug: 'alat-musik', parent_id: null, icon: 'category' };

/** Levels follow from parents, and siblings follow one another. */
const expectTree = (rows: Category[]): void => {
  for (const category of rows) {
    expect(category.level).toBe(ancestorsOf(rows, category.id).length + 1);
    const orders = childrenOf(rows, category.parent_id).map(({ order }) => order);
    expect(orders).toEqual(orders.map((_, index) => index + 1));
  }
};

describe('Buat Kategori', () => {
  it('answers with a tree that counts its products', async () => {
    const rows = await all();
    expectTree(rows);
    for (const { id, product_count } of rows.filter((row) => !isLeaf(rows)(row)))
      expect(childrenOf(rows, id).reduce((sum, child) => sum + child.product_count, 0)).toBe(product_count);
  });

  it('adds an active category after its siblings', async () => {
    const { status, json } = await create(fresh);
    expect(status).toBe(201);
    expect(json).toMatchObject({ ...fresh, level: 1, status: 'AKTIF', product_count: 0 });
    expectTree(await all());
  });

  it('reports each error of a category at its field', async () => {
    const rows = await all();
    const [first] = rows;
    const full = rows.find((row) => isLeaf(rows)(row) && row.product_count > 0);
    const deep = rows.find(({ level }) => level === 3);
    const faults = async (change: object) => fieldErrorsOf(await create({ ...fresh, ...change }));
    expect(await faults({ name: ' ', slug: 'Alat Musik' })).toEqual({
      name: 'tidak boleh kosong',
      slug: 'hanya boleh berisi huruf kecil, angka, dan tanda hubung',
    });
    const taken = rows.find(({ parent_id }) => parent_id === null);
    expect(await faults({ name: taken?.name, slug: first?.slug })).toEqual({
      name: 'sudah dipakai kategori lain di induk yang sama',
      slug: 'sudah dipakai kategori lain',
    });
    expect(await faults({ parent_id: full?.id })).toHaveProperty('parent_id');
    expect(await faults({ parent_id: deep?.id })).toHaveProperty('parent_id');
    expect(await faults({ parent_id: 'tidak-ada' })).toEqual({ parent_id: 'tidak ditemukan, pilih lagi' });
  });

  it('moves a category together with its subcategories and its products', async () => {
    const before = await all();
    const source = before.find((row) => row.level === 2 && !isLeaf(before)(row));
    const target = before.find(
      (row) => row.level === 1 && row.id !== source?.parent_id && !isLeaf(before)(row),
    );
    if (!source || !target) throw new Error('no such categories');
    const { status } = await move(source.id, target.id);
    expect(status).toBe(200);
    const after = await all();
    expectTree(after);
    const count = (rows: Category[], id: string | null) =>
      rows.find((row) => row.id === id)?.product_count ?? 0;
    expect(count(after, target.id)).toBe(target.product_count + source.product_count);
    expect(count(after, source.parent_id)).toBe(count(before, source.parent_id) - source.product_count);
    expect(descendantsOf(after, target.id).map(({ id }) => id)).toEqual(
      expect.arrayContaining(descendantsOf(before, source.id).map(({ id }) => id)),
    );
  });

  it('refuses a cycle, a fourth level, a parent with products, and a move that changes nothing', async () => {
    const rows = await all();
    const parent = rows.find((row) => row.level === 2 && !isLeaf(rows)(row));
    const child = parent && childrenOf(rows, parent.id)[0];
    const full = rows.find((row) => row.level === 2 && isLeaf(rows)(row) && row.product_count > 0);
    if (!parent || !child || !full) throw new Error('no such categories');
    for (const [id, target, words] of [
      [parent.id, child.id, 'dirinya atau subkategorinya'],
      [parent.id, parent.id, 'dirinya atau subkategorinya'],
      [full.id, child.id, 'maksimal 3 tingkat'],
      [child.id, full.id, 'berisi produk'],
      [child.id, parent.id, 'sudah berada'],
      [child.id, 'tidak-ada', 'tidak ditemukan'],
    ] as const)
      expect(await move(id, target)).toEqual(refused(409, expect.stringContaining(words)));
    expect(await all()).toEqual(rows);
  });

  it('refuses a move or a change that would give two siblings the same name', async () => {
    const [first, second] = childrenOf(await all(), null);
    const twin = await created({ ...fresh, name: 'Tas', slug: 'tas-1', parent_id: first?.id });
    const other = await created({ ...fresh, name: 'tas', slug: 'tas-2', parent_id: second?.id });
    expect(await move(twin.id, second?.id ?? '')).toEqual(refused(409, /bernama sama/));
    await call(`PUT ${path}/${other.id}`, { body: { name: 'Dompet' } });
    expect((await move(twin.id, second?.id ?? '')).status).toBe(200);
    expect(fieldErrorsOf(await call(`PUT ${path}/${other.id}`, { body: { name: 'TAS' } }))).toHaveProperty(
      'name',
    );
  });

  it('numbers siblings without a gap after a deletion, and sorts by place in the order of the tree', async () => {
    const { id } = await created({ ...fresh, slug: 'alat-musik-1' });
    const last = await created({ ...fresh, name: 'Alat Pancing', slug: 'alat-pancing' });
    expect(await statusOf(`DELETE ${path}/${id}`)).toBe(200);
    const rows = await all('place');
    expectTree(rows);
    expect(rows.map((row) => row.id)).toEqual(inTreeOrder(rows).map(({ node }) => node.id));
    expect(rows.at(-1)?.id).toBe(last.id);
  });

  it('puts a category at another place among its siblings', async () => {
    const roots = childrenOf(await all(), null);
    const last = roots.at(-1);
    await call(`PUT ${path}/${last?.id}`, { body: { order: 2 } });
    const after = await all();
    expectTree(after);
    expect(childrenOf(after, null).map(({ id }) => id)).toEqual(
      [roots[0], last, ...roots.slice(1, -1)].map((category) => category?.id),
    );
  });

  it('deletes an empty category, and refuses to delete one with products or subcategories', async () => {
    const rows = await all();
    const withChildren = rows.find((row) => !isLeaf(rows)(row));
    const withProducts = rows.find((row) => isLeaf(rows)(row) && row.product_count > 0);
    expect(messageOf(await call(`DELETE ${path}/${withChildren?.id}`))).toContain('subkategori');
    expect(messageOf(await call(`DELETE ${path}/${withProducts?.id}`))).toContain('produk');
    const { id } = await created(fresh);
    expect(await statusOf(`DELETE ${path}/${id}`)).toBe(200);
  });
});
