import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** SSRF guard: all that is not the public internet: own machine, own network, the host's metadata, multicast. */
const PRIVATE_V4: readonly [string, number][] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** IPv6: only global unicast, 2000::/3, without what wraps IPv4. */
const PRIVATE_V6: readonly [string, number][] = [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
];

const privateIps = new BlockList();
for (const [net, bits] of PRIVATE_V4) privateIps.addSubnet(net, bits, "ipv4");
for (const [net, bits] of PRIVATE_V6) privateIps.addSubnet(net, bits, "ipv6");
const publicV6 = new BlockList();
publicV6.addSubnet("2000::", 3, "ipv6");

export function isPublicIp(ip: string): boolean {
  const version = isIP(ip);
  if (version === 4) return !privateIps.check(ip, "ipv4");
  if (version === 6) return publicV6.check(ip, "ipv6") && !privateIps.check(ip, "ipv6");
  return false;
}

/**
 * DNS rebinding guard: resolves a name to public IPs only. Given to the connection itself, so that what was checked is
 * what is connected to: a name that resolves differently the second time gains nothing.
 */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, "", 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicIp(address))) {
      return callback(new Error("The name leads to an address that is not public."), "", 0);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
