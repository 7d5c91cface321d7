/**
 * The goods of the marketplace. An indent of two spaces makes a subcategory; the names after its colon are the trades
 * (seed/sellers.ts) whose shops sell there; `-` begins a good: name, usual price in rupiah, weight in grams.
 */
export const catalogue = `
Makanan & Minuman
  Kopi & Teh
    Kopi Bubuk: Kopi
      - Kopi Gayo Arabika Bubuk 250 g, 78000, 280
      - Kopi Toraja Kalosi Bubuk 200 g, 82000, 230
      - Kopi Robusta Lampung 500 g, 64500, 540
      - Kopi Tubruk Jawa 1 kg, 109000, 1050
    Biji Kopi: Kopi
      - Biji Kopi Kintamani 250 g, 89000, 280
      - Biji Kopi Flores Bajawa 250 g, 94500, 280
      - Biji Kopi Mandailing 1 kg, 285000, 1050
    Teh: Kopi, Jamu, Sembako
      - Teh Melati Tubruk 80 g, 9500, 100
      - Teh Hijau Kayu Aro 100 g, 27500, 130
      - Wedang Uwuh Isi 10, 35000, 300
  Camilan: Keripik, Sembako, Roti
    - Keripik Tempe Original 200 g, 18500, 240
    - Keripik Singkong Balado 250 g, 22000, 290
    - Keripik Pisang Cokelat 200 g, 24500, 240
    - Rempeyek Kacang 250 g, 21000, 300
    - Kerupuk Udang Sidoarjo 500 g, 48000, 560
    - Emping Melinjo 500 g, 67500, 550
  Roti & Kue: Roti
    - Roti Sobek Cokelat, 28000, 450
    - Bolu Kukus Pandan Isi 12, 36000, 600
    - Nastar Keju Toples 500 g, 85000, 700
    - Lapis Legit Premium, 245000, 1000
    - Bakpia Kacang Hijau Isi 20, 42000, 650
  Bumbu & Rempah: Bumbu, Jamu, Sembako
    - Sambal Bawang Botol 150 ml, 32000, 260
    - Bumbu Rendang Siap Masak, 17500, 120
    - Bumbu Rawon Siap Masak, 16500, 120
    - Kecap Manis Premium 600 ml, 26500, 720
    - Lada Putih Bangka 250 g, 58000, 270
    - Terasi Udang Cirebon 200 g, 29500, 230
  Bahan Pokok: Sembako
    - Beras Pandan Wangi 5 kg, 89500, 5050
    - Minyak Goreng 2 L, 38900, 1950
    - Gula Pasir 1 kg, 18500, 1020
    - Tepung Terigu Serbaguna 1 kg, 13500, 1020
    - Telur Ayam 1 kg, 31500, 1300
Fesyen
  Fesyen Pria
    Kemeja: Batik, Busana
      - Kemeja Batik Parang Lengan Panjang, 245000, 320
      - Kemeja Batik Kawung Lengan Pendek, 198000, 280
      - Kemeja Koko Katun Toyobo, 165000, 290
    Sarung & Peci: Busana, Batik
      - Sarung Tenun Goyor, 189000, 450
      - Peci Beludru Hitam, 75000, 150
  Fesyen Wanita
    Gamis & Dress: Busana, Batik
      - Gamis Katun Jepang, 189000, 400
      - Dress Batik Mega Mendung, 225000, 350
      - Tunik Rayon Polos, 119000, 260
    Hijab: Busana
      - Hijab Segi Empat Voal, 49500, 90
      - Pashmina Ceruti, 45000, 110
      - Mukena Katun Bali, 175000, 650
  Kain Batik: Batik
    - Kain Batik Tulis Sogan 2 m, 850000, 380
    - Kain Batik Cap Pekalongan 2 m, 145000, 360
    - Selendang Batik Lasem, 275000, 180
  Sepatu & Sandal
    Sepatu Pria: Sepatu
      - Sepatu Pantofel Kulit Sapi, 385000, 1100
      - Sepatu Boots Kulit Garut, 465000, 1400
      - Sepatu Kets Kanvas Pria, 189000, 850
    Sepatu Wanita: Sepatu
      - Flat Shoes Kulit Sintetis, 129000, 500
      - Sepatu Hak 5 cm, 175000, 650
    Sandal: Sepatu
      - Sandal Kulit Pria, 165000, 600
      - Sandal Gunung, 139000, 550
      - Sandal Anyaman Wanita, 89000, 400
  Tas & Dompet: Rotan, Sepatu
    - Tas Rotan Bulat, 135000, 450
    - Tas Anyaman Pandan, 98000, 380
    - Dompet Kulit Pria, 145000, 180
Elektronik
  Aksesori Ponsel: Elektronik
    - Kabel Data USB C 1 m, 29900, 60
    - Pengisi Daya 20 W, 119000, 120
    - Bank Daya 10000 mAh, 189000, 260
    - Penyangga Ponsel Meja, 35000, 150
  Audio: Elektronik
    - Penyuara Jemala Nirkabel, 259000, 280
    - Pengeras Suara Portabel, 219000, 520
  Perangkat Rumah: Elektronik
    - Penanak Nasi 1,8 L, 345000, 2600
    - Kipas Angin Meja 12 Inci, 275000, 3200
    - Setrika Listrik 350 W, 165000, 1100
    - Lampu LED 12 W Isi 3, 69000, 350
Rumah & Taman
  Mebel: Mebel, Rotan
    - Kursi Teras Jati, 875000, 8500
    - Meja Kopi Jati 80 cm, 1250000, 14000
    - Rak Buku Jati 4 Susun, 1650000, 22000
    - Bangku Kayu Trembesi, 540000, 7000
    - Kursi Rotan Anak, 325000, 3500
  Dekorasi: Rotan, Mebel, Batik
    - Lampu Gantung Bambu, 155000, 900
    - Cermin Bingkai Rotan, 215000, 1800
    - Taplak Meja Batik, 125000, 400
  Dapur: Rotan, Sembako
    - Bakul Nasi Bambu, 45000, 400
    - Keranjang Rotan Serbaguna, 89000, 700
    - Talenan Kayu Mahoni, 65000, 950
  Tanaman & Kebun
    Tanaman Hias: Tanaman
      - Monstera Deliciosa, 95000, 1500
      - Aglonema Merah, 125000, 1200
      - Lidah Mertua, 45000, 1400
      - Anggrek Bulan, 165000, 1100
    Media Tanam: Tanaman
      - Tanah Humus 5 kg, 25000, 5100
      - Sekam Bakar 2 kg, 15000, 2050
      - Pupuk Kandang Fermentasi 5 kg, 22500, 5100
    Pot: Tanaman, Rotan
      - Pot Gerabah 25 cm, 38000, 2800
      - Pot Gantung Anyaman, 42000, 350
Kesehatan & Kecantikan
  Jamu & Herbal: Jamu
    - Jamu Kunyit Asam 500 ml, 28000, 560
    - Beras Kencur Bubuk 250 g, 32500, 280
    - Madu Hutan Sumbawa 650 ml, 145000, 950
    - Temulawak Instan 300 g, 34000, 330
    - Minyak Telon 100 ml, 31000, 160
  Perawatan Tubuh: Jamu
    - Lulur Tradisional Bengkoang, 39500, 300
    - Sabun Sereh Buatan Tangan, 24000, 110
Buku & Alat Tulis
  Buku: Buku
    - Novel Laut Bercerita Pagi, 89000, 320
    - Buku Resep Nusantara, 125000, 600
    - Kamus Bahasa Jawa, 98000, 550
    - Buku Cerita Rakyat Anak, 54000, 280
    - Buku Soal Masuk Kampus, 115000, 750
  Alat Tulis: Buku
    - Buku Tulis 58 Lembar Isi 10, 42500, 1100
    - Pulpen Gel Isi 12, 36000, 150
    - Pensil Warna 24, 58000, 300
    - Spidol Papan Tulis Isi 6, 45000, 180
Ibu & Bayi
  Pakaian Bayi: Busana
    - Setelan Bayi Katun Isi 3, 99000, 250
    - Bedong Bayi Flanel, 38500, 220
  Perlengkapan Bayi
Olahraga
`;
