/** The category of the catalogue for assistants that do a bit of everything. */
export const ASSISTANT = "General AI assistant";
