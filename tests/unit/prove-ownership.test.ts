import type { Holder } from "@/lib/data/store/ownership";
import type { Proof } from "@/lib/domain/assessment/ownership";
import type { Actor, Context } from "@/lib/services/context";
import { isProvenOwner } from "@/lib/services/ownership/prove-ownership";

const ME = "11111111-1111-4111-8111-111111111111";
const ANOTHER = "22222222-2222-4222-8222-222222222222";
const ASSESSMENT = { id: "33333333-3333-4333-8333-333333333333", executiveEmail: "ann@example.com" };
const user = (more: object = {}): Actor => ({
  kind: "user",
  userId: ME,
  role: "user",
  sessionId: ANOTHER,
  mustSetPassword: false,
  ...more,
});

interface Stored {
  keys?: Record<string, Proof>;
  holder?: Partial<Holder>;
  account?: { email: string; emailVerifiedAt: Date | null };
}

const contextOf = (actor: Actor, ownerKeys: string[], { keys = {}, holder, account }: Stored): Context =>
  // A context holds the whole store; this rule asks for no more of it.
  ({
    actor,
    ownerKeys,
    store: {
      ownership: {
        listProofs: async (_: string, hashes: string[]) => hashes.flatMap((hash) => keys[hash] ?? []),
        find: async () => ({ userId: null, proof: null, executiveEmail: null, ...holder }),
      },
      users: { findAccount: async () => account ?? { email: "me@example.com", emailVerifiedAt: null } },
    },
  }) as unknown as Context;

const verified = { email: "ann@example.com", emailVerifiedAt: new Date() };
const CASES: [string, Context, boolean][] = [
  ["a visitor with the link alone", contextOf({ kind: "visitor" }, [], {}), false],
  ["a visitor with its key", contextOf({ kind: "visitor" }, ["k"], { keys: { k: "device" } }), true],
  ["a visitor with another one's key", contextOf({ kind: "visitor" }, ["x"], { keys: { k: "mail" } }), false],
  ["the account that owns it", contextOf(user(), [], { holder: { userId: ME, proof: "device" } }), true],
  [
    "an account that saved it before proof was asked for",
    contextOf(user(), [], { holder: { userId: ME, proof: "kept" } }),
    true,
  ],
  [
    "an account beside the one that owns it",
    contextOf(user(), [], { holder: { userId: ANOTHER, proof: "device" } }),
    false,
  ],
  [
    "an account that is linked without any proof",
    contextOf(user(), [], { holder: { userId: ME, proof: null } }),
    false,
  ],
  [
    "the verified address",
    contextOf(user(), [], { account: verified, holder: { userId: ANOTHER, proof: "device" } }),
    true,
  ],
  [
    "the same address, not verified",
    contextOf(user(), [], { account: { ...verified, emailVerifiedAt: null } }),
    false,
  ],
  [
    "a session with a temporary password",
    contextOf(user({ mustSetPassword: true }), [], {
      account: verified,
      holder: { userId: ME, proof: "address" },
    }),
    false,
  ],
  ["the product's own work", contextOf({ kind: "system" }, [], {}), false],
];

test.each(CASES)("%s: owner or not", async (_, context, isOwner) => {
  expect(await isProvenOwner(context, ASSESSMENT)).toBe(isOwner);
});
