import { AssessmentId } from "@/lib/domain/assessment/views";
import { Done } from "@/lib/domain/done";
import { TopicChoice } from "@/lib/domain/topic/topic";
import { endpoint } from "@/lib/http/endpoint";
import { route } from "@/lib/http/route";
import { placeSentence } from "@/lib/services/topic/place-sentence";

// PUT /api/assessments/{id}/topics: say what a sentence is mostly about that could not be understood.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = endpoint({
  PUT: route({
    access: "visitor",
    params: AssessmentId,
    body: TopicChoice,
    returns: Done,
    handle: ({ context, params, body }) => placeSentence(context, params.id, body),
  }),
});
