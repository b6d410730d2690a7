// `carte check FILE`: whether a downloaded file of a release is whole, and of who made the one that is installed.
import { checkDownload } from './signature.mjs';

const [file] = process.argv.slice(2);
try {
  if (!file) throw new Error('Say which file: carte check carte-0.2.0_0.2.0_amd64.deb');
  console.log(checkDownload(file) ?? `${file} is whole and signed.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
