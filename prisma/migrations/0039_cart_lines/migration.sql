-- A cart's dishes stand in its own row. Rows of lines that carts have by now are read until the cart is written next.
ALTER TABLE "Checkout" ADD COLUMN "cartLines" JSONB NOT NULL DEFAULT '[]',
  ADD CONSTRAINT "Checkout_cartLines_check" CHECK (
    jsonb_typeof("cartLines") = 'array' AND jsonb_array_length("cartLines") <= 50
    AND NOT jsonb_path_exists("cartLines", '$[*] ? (!(@.quantity >= 1 && @.quantity <= 99))')
  ),
  -- An order's are rows.
  ADD CONSTRAINT "Checkout_cartLines_placed_check" CHECK ("status" = 'OPEN' OR "cartLines" = '[]');
