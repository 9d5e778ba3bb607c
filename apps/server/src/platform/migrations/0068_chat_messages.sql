-- The message in a chat that a delivery was sent as, until it was marked as read there.
alter table deliveries
  add column chat_id bigint,
  add column chat_message_id bigint,
  add check ((chat_id is null) = (chat_message_id is null));
