const PORT = 9100;

/** `192.168.1.50:9100`, `printer.local` or `[fd00::1]:9100`; the host is empty for any other text. */
export function endpointOf(address: string): [host: string, port: number] {
  const [, bracketed, plain, port] = /^(?:\[([^\]]+)\]|([^:\s]*))(?::(\d{1,5}))?$/.exec(address.trim()) ?? [];
  return [bracketed ?? plain ?? '', port ? Number(port) : PORT];
}
