import { ACTIVITY_MAX_CHARACTERS } from "../../lengths";
import type { Option } from "../options";
import type { Group } from "./question";

export const REVENUES = [
  { value: "under-1m", label: "Under $1 million" },
  { value: "1m-10m", label: "$1 to $10 million" },
  { value: "10m-50m", label: "$10 to $50 million" },
  { value: "50m-100m", label: "$50 to $100 million" },
  { value: "100m-500m", label: "$100 to $500 million" },
  { value: "500m-1b", label: "$500 million to $1 billion" },
  { value: "over-1b", label: "Over $1 billion" },
] as const satisfies readonly Option[];

export const EMPLOYEE_BANDS = [
  { value: "1-10", label: "1 to 10" },
  { value: "11-50", label: "11 to 50" },
  { value: "51-200", label: "51 to 200" },
  { value: "201-500", label: "201 to 500" },
  { value: "501-1000", label: "501 to 1,000" },
  { value: "1001-5000", label: "1,001 to 5,000" },
  { value: "over-5000", label: "Over 5,000" },
] as const satisfies readonly Option[];

export const INDUSTRIES = [
  { value: "technology", label: "Technology" },
  { value: "financial-services", label: "Financial services" },
  { value: "healthcare", label: "Healthcare" },
  { value: "manufacturing", label: "Manufacturing" },
  { value: "retail", label: "Retail" },
  { value: "consulting", label: "Consulting" },
  { value: "real-estate", label: "Real estate" },
  { value: "education", label: "Education" },
  { value: "food-services", label: "Food services" },
  { value: "travel-hospitality-tourism", label: "Travel, hospitality and tourism" },
  { value: "other", label: "Other" },
] as const satisfies readonly Option[];

export const BUSINESS_MODELS = [
  { value: "b2b", label: "Businesses (B2B)" },
  { value: "b2c", label: "Consumers (B2C)" },
  { value: "both", label: "Both" },
] as const satisfies readonly Option[];

export const MARKETS = [
  { value: "north-america", label: "North America" },
  { value: "canada", label: "Canada" },
  { value: "united-states", label: "United States" },
  { value: "europe", label: "Europe" },
  { value: "asia", label: "Asia" },
  { value: "middle-east", label: "Middle East" },
  { value: "australia-new-zealand", label: "Australia and New Zealand" },
  { value: "global", label: "Global" },
] as const satisfies readonly Option[];

export const COMPANY = {
  title: "Your company",
  reason: "We set your answers beside published figures for your industry and size.",
  questions: [
    {
      key: "companyName",
      kind: "line",
      label: "Company name",
      required: "Company name is required",
      autoComplete: "organization",
      admin: { section: "Company Information", place: 1, label: "Company" },
    },
    {
      key: "companyActivity",
      kind: "text",
      label: "What does your company do, in a sentence?",
      hint: "It tells us what kind of firm you are.",
      maxCharacters: ACTIVITY_MAX_CHARACTERS,
      promptLabel: "what the company does",
      admin: { section: "Company Information", place: 7, label: "What it does" },
    },
    {
      key: "companyRevenue",
      kind: "select",
      label: "Annual revenue",
      options: REVENUES,
      required: "Please choose your annual revenue",
      isHalf: true,
      admin: { section: "Company Information", place: 3, label: "Revenue" },
    },
    {
      key: "companyEmployees",
      kind: "select",
      label: "Employees",
      options: EMPLOYEE_BANDS,
      required: "Please choose the number of employees",
      isHalf: true,
      admin: { section: "Company Information", place: 4, label: "Employees" },
    },
    {
      key: "companyIndustry",
      kind: "select",
      label: "Industry",
      options: INDUSTRIES,
      required: "Please choose your industry",
      admin: { section: "Company Information", place: 2, label: "Industry" },
    },
    {
      key: "companyBusinessModel",
      kind: "radio",
      label: "Who are your customers?",
      options: BUSINESS_MODELS,
      columns: 3,
      required: "Please choose your customers",
      isAskedAtTheEnd: true,
      mayBeNull: true,
      admin: { section: "Company Information", place: 5, label: "Business Model" },
    },
    {
      key: "companyMarkets",
      kind: "select",
      label: "Main market",
      options: MARKETS,
      required: "Please choose your main market",
      isAskedAtTheEnd: true,
      mayBeNull: true,
      admin: { section: "Company Information", place: 6, label: "Markets" },
    },
  ],
} as const satisfies Group;
