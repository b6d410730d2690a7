/** The sheet of codes that lead to the shop. */
export const QR_PATH = '/command-center/settings/appearance/qr';
