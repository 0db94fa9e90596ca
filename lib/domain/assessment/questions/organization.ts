import { NO_MESSAGE, PICK_AT_LEAST_ONE } from "../messages";
import type { Option } from "../options";
import type { Group } from "./question";

export const ORG_ELEMENTS = [
  { value: "ai_policy", label: "A written AI policy" },
  { value: "dept_pilots", label: "Pilots in departments" },
  { value: "steering_committee", label: "A steering committee" },
  { value: "dedicated_budget", label: "A dedicated budget" },
  { value: "internal_champions", label: "Internal champions" },
  { value: "external_consultants", label: "External consultants" },
  { value: "none_yet", label: "None yet" },
] as const satisfies readonly Option[];

export const POSTURES = [
  { value: "fearful", label: "Fearful", note: "we keep away from it" },
  { value: "curious", label: "Curious", note: "we read about it, no tests" },
  { value: "exploring", label: "Exploring", note: "some tests, no plan" },
  { value: "activating", label: "Activating", note: "a plan, and first uses at work" },
  { value: "championing", label: "Championing", note: "leaders use it and drive it" },
] as const satisfies readonly Option[];

export const DEPARTMENTS = [
  { value: "hr", label: "Human resources" },
  { value: "finance", label: "Finance" },
  { value: "sales", label: "Sales" },
  { value: "marketing", label: "Marketing" },
  { value: "operations", label: "Operations" },
  { value: "customer_service", label: "Customer service" },
  { value: "product", label: "Product" },
  { value: "executive", label: "Executive" },
  { value: "supply_chain", label: "Supply chain" },
] as const satisfies readonly Option[];

export const PLATFORMS = [
  { value: "salesforce", label: "Salesforce" },
  { value: "microsoft365", label: "Microsoft 365" },
  { value: "hubspot", label: "HubSpot" },
  { value: "netsuite", label: "NetSuite" },
  { value: "sap", label: "SAP" },
  { value: "workday", label: "Workday" },
  { value: "slack", label: "Slack" },
  { value: "zoom", label: "Zoom" },
  { value: "jira", label: "Jira" },
  { value: "quickbooks", label: "QuickBooks" },
  { value: "none", label: "None of these" },
] as const satisfies readonly Option[];

export const DIRECTION = {
  title: "Direction",
  reason: "What leadership has put in place. This makes one half of your score.",
  questions: [
    {
      key: "orgAiElements",
      kind: "checkboxes",
      label: "What do you have in place?",
      hint: "Pick all that apply.",
      options: ORG_ELEMENTS,
      required: PICK_AT_LEAST_ONE,
      admin: { section: "AI Assessment Data", place: 4, label: "Organization AI Elements" },
    },
    {
      key: "orgPosture",
      kind: "radio",
      label: "Which word best describes your organization's attitude to AI?",
      options: POSTURES,
      required: NO_MESSAGE,
      admin: { section: "AI Assessment Data", place: 5, label: "Organization Posture" },
    },
    {
      key: "aiFriction",
      kind: "longText",
      label: "What gets in the way?",
      hint: "People, rules, data, money: whatever it is, in your own words.",
      promptLabel: "what gets in the way",
      admin: { section: "AI Assessment Data", place: 6, label: "AI Friction" },
    },
  ],
} as const satisfies Group;

export const PRACTICE = {
  title: "Practice",
  reason: "What people already do. This makes the other half.",
  questions: [
    {
      key: "aiDepartments",
      kind: "checkboxes",
      label: "Which departments use or are piloting AI?",
      hint: "Pick all that apply. If none yet, choose the ones you would start with.",
      options: DEPARTMENTS,
      required: PICK_AT_LEAST_ONE,
      admin: { section: "AI Assessment Data", place: 7, label: "AI Departments" },
    },
    {
      key: "enterprisePlatforms",
      kind: "checkboxes",
      label: "Which systems does the company run on?",
      hint: "Pick all that apply. We recommend tools that work with them.",
      options: PLATFORMS,
      required: PICK_AT_LEAST_ONE,
      isAskedAtTheEnd: true,
      admin: { section: "AI Assessment Data", place: 8, label: "Enterprise Platforms" },
    },
    {
      key: "otherPlatforms",
      kind: "text",
      label: "Other systems",
      promptLabel: "other systems",
      admin: { section: "AI Assessment Data", place: 9, label: "Other Platforms" },
    },
  ],
} as const satisfies Group;
