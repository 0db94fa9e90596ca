-- CreateTable
CREATE TABLE "outbox_messages" (
    "id" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "to" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "outbox_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_attachments" (
    "message_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "filename" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "content" BYTEA NOT NULL,

    CONSTRAINT "outbox_attachments_pkey" PRIMARY KEY ("message_id","position")
);

-- CreateIndex
CREATE UNIQUE INDEX "outbox_messages_email_key_key" ON "outbox_messages"("email_key");

-- CreateIndex
CREATE INDEX "outbox_messages_sent_at_id_idx" ON "outbox_messages"("sent_at" DESC, "id");

-- AddForeignKey
ALTER TABLE "outbox_messages" ADD CONSTRAINT "outbox_messages_email_key_fkey" FOREIGN KEY ("email_key") REFERENCES "emails"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_attachments" ADD CONSTRAINT "outbox_attachments_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "outbox_messages"("id") ON DELETE CASCADE ON UPDATE CASCADE;
