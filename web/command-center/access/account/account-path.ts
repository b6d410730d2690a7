export const ACCOUNT_PATH = '/command-center/account';
