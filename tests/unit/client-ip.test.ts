import { networkOf, normalizedIp, SHARED_IP } from "@/lib/server/client-ip";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  [" 203.0.113.7 ", "203.0.113.7"],
  ["203.0.113.7:49152", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::1", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::1]:8443", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s is counted as %s (T104)", (written, counted) => {
  expect(normalizedIp(written)).toBe(counted);
});

it.each([
  null,
  undefined,
  "",
  "unknown",
  "localhost",
  "1",
  "0x7f000001",
  "203.0.113.256",
  "203.0.113.7:80:80",
  "2001:db8::g",
  "[2001:db8::1",
  "x".repeat(5_000),
])("%s is no IP, and shares the bucket of unknown ones (T104)", (written) => {
  expect(normalizedIp(written)).toBe(SHARED_IP);
});

it("a line of IPv6 is part of a network, and nothing else is", () => {
  expect(networkOf(normalizedIp("2001:db8:1:2::1"))).toBe("2001:db8:1::/48");
  expect(networkOf(normalizedIp("2001:db8::1"))).toBe("2001:db8:0::/48");
  expect(networkOf("203.0.113.7")).toBeNull();
  expect(networkOf(SHARED_IP)).toBeNull();
});
