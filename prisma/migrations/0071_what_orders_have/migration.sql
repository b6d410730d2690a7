-- The graph promises both of every order. Rows of before have them; they are not read for it while shops wait.
ALTER TABLE "Checkout"
  ADD CONSTRAINT "Checkout_promise_check" CHECK (
    "status" = 'OPEN' OR num_nulls("promisedAt", "deliveryMethod") = 0
  ) NOT VALID;
