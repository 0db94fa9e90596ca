/** How many steps the wizard has; the questionnaire is held to it by the compiler. */
export const STEP_COUNT = 5;
