/** What stands under `resources.master-data/banner-information`. The name is the specification's spelling. Columns: AREAS.md, asumsi. */
export const bannerInformation = {
  name: 'Banner Infomasi',
  fields: {
    id: 'ID',
    title: 'Judul',
    alt: 'Teks Alternatif',
    link_type: 'Jenis Tautan',
    link: 'Tautan',
    position: 'Posisi',
    order: 'Urutan',
    start_at: 'Mulai',
    end_at: 'Berakhir',
    is_active: 'Aktif',
  },
};
