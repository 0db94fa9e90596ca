import type { Holder } from "@/lib/data/store/ownership";
import type { Proof } from "@/lib/domain/assessment/ownership";
import type { Actor, Context } from "@/lib/services/context";
import { isProvenOwner } from "@/lib/services/ownership/prove-ownership";
import { contextOf } from "../support/context";

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

const contextFor = (actor: Actor, ownerKeys: string[], { keys = {}, holder, account }: Stored): Context =>
  contextOf({
    actor,
    ownerKeys,
    store: {
      ownership: {
        listProofs: async (_: string, hashes: string[]) => hashes.flatMap((hash) => keys[hash] ?? []),
        find: async () => ({ userId: null, proof: null, executiveEmail: null, ...holder }),
      },
      users: { findAccount: async () => account ?? { email: "me@example.com", emailVerifiedAt: null } },
    },
  });

const verified = { email: "ann@example.com", emailVerifiedAt: new Date() };
const CASES: [string, Context, boolean][] = [
  ["a visitor with the link alone", contextFor({ kind: "visitor" }, [], {}), false],
  ["a visitor with its key", contextFor({ kind: "visitor" }, ["k"], { keys: { k: "device" } }), true],
  [
    "a visitor with another one's key",
    contextFor({ kind: "visitor" }, ["x"], { keys: { k: "mail" } }),
    false,
  ],
  ["the account that owns it", contextFor(user(), [], { holder: { userId: ME, proof: "device" } }), true],
  [
    "an account that saved it before proof was asked for",
    contextFor(user(), [], { holder: { userId: ME, proof: "kept" } }),
    true,
  ],
  [
    "an account beside the one that owns it",
    contextFor(user(), [], { holder: { userId: ANOTHER, proof: "device" } }),
    false,
  ],
  [
    "an account that is linked without any proof",
    contextFor(user(), [], { holder: { userId: ME, proof: null } }),
    false,
  ],
  [
    "the verified address",
    contextFor(user(), [], { account: verified, holder: { userId: ANOTHER, proof: "device" } }),
    true,
  ],
  [
    "the same address, not verified",
    contextFor(user(), [], { account: { ...verified, emailVerifiedAt: null } }),
    false,
  ],
  [
    "a session with a temporary password",
    contextFor(user({ mustSetPassword: true }), [], {
      account: verified,
      holder: { userId: ME, proof: "address" },
    }),
    false,
  ],
  ["the product's own work", contextFor({ kind: "system" }, [], {}), false],
];

test.each(CASES)("%s: owner or not", async (_, context, isOwner) => {
  expect(await isProvenOwner(context, ASSESSMENT)).toBe(isOwner);
});
