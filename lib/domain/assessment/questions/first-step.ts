import { COMPANY } from "./company";
import { OFFICES } from "./offices";
import { YOU } from "./you";

/** What the wizard opens with; the questions of the later steps come after the page. */
export const FIRST_STEP = { title: "You and your company", groups: [YOU, COMPANY, OFFICES] } as const;
