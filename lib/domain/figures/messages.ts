export const INSIGHTS_TITLE = "Insights";
export const NO_FIGURES = "No figures in this period";
export const NO_FIGURES_DETAIL = "They begin with the first visit to the assessment.";
