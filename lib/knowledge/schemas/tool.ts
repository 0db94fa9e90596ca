import { z } from "zod";
import { Citation, Day, texts, When } from "./cited";

/** Where content is kept, or worked on. */
const Place = z
  .strictObject({
    text: z.string(),
    /** False where a source names other places only; null where it leaves it open. */
    inCanada: z.boolean().nullable(),
    source: Citation,
    verified: z.boolean(),
  })
  .nullable();
export type Place = z.infer<typeof Place>;

const Price = z.strictObject({
  text: z.string(),
  currency: z.enum(["USD", "CAD"]).nullable(),
  /** Per seat and month, before tax; zero where it comes with a product that is owned. Two values where sources differ. */
  seatMonth: z.strictObject({ low: z.number(), high: z.number() }).nullable(),
  billedYearly: z.boolean().nullable(),
  minSeats: z.number().nullable(),
  source: Citation,
  date: When.nullable(),
  verified: z.boolean(),
});

/** Our own judgement, not the vendor's. Null asks for nothing. */
const HardRules = z.strictObject({
  onlyForThemes: texts.nullable(),
  neverForThemes: texts,
  /** Platforms of the form by key, other products by name; any one is enough. */
  needsPlatform: texts,
  onlyIndustries: texts.nullable(),
  regulatedNote: z.string().nullable(),
});

export const CatalogueTool = z.strictObject({
  id: z.string(),
  name: z.string(),
  vendor: z.string(),
  category: z.string(),
  description: z.string(),
  useCase: z.string(),
  industries: texts,
  departments: texts,
  themes: texts,
  integrations: texts,
  alreadyUsedKey: z.string().nullable(),
  url: z.string(),
  note: z.string().nullable(),
  requiresAnyPlatform: texts,
  minEmployees: z.number().nullable(),
  maxEmployees: z.number().nullable(),
  condition: z.string().nullable(),
  storage: Place,
  processing: Place,
  training: z
    .strictObject({
      text: z.string(),
      /** True also where it is on until switched off, or uses de-identified content. */
      trains: z.boolean().nullable(),
      source: Citation,
      verified: z.boolean(),
    })
    .nullable(),
  price: Price.nullable(),
  hardRules: HardRules,
  /** Products by name that bring it along: say "ask for it", never "buy it". */
  ownedVia: texts,
  alternatives: texts,
  /** One sentence for a buyer. */
  warning: z.string().nullable(),
});

const NO_PRICE = "See vendor pricing";

/** With its price as a report prints it: a price that was not read is none. */
export const Tool = CatalogueTool.transform((tool) => {
  const { price } = tool;
  const isRead = price?.verified === true && price.date !== null;
  const asOf = isRead ? price.date : null;
  return {
    ...tool,
    pricing: isRead ? `${price.text} (as of ${price.date})` : NO_PRICE,
    pricingAsOf: asOf,
    pricingVerified: isRead,
  };
});
export type Tool = z.infer<typeof Tool>;

export const ToolFile = z.strictObject({ asOf: Day, tools: z.array(Tool) });
