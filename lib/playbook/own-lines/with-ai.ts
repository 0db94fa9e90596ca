/** A tool of this kind by its name, or as people call it: "AI drafting", "the chatbot answers". */
export const WITH_AI =
  /(?<!\p{L})(?:AI|ChatGPT|Copilot|Claude|Gemini|IA|chatbot|(?:machine|AI) translations?)(?!\p{L})/u;
