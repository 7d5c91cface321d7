export const bannerInformation = { name: 'Banner Infomasi' };
