/** Every label of the checkout in English. The other languages have the same keys and the same placeholders. */
export const labels = {
  "periods.day": "{{amount}} day",
  "periods.week": "{{amount}} week",
  "periods.month": "{{amount}} month",
  "periods.year": "{{amount}} year",
  "periods.dayPlural": "{{amount}} days",
  "periods.weekPlural": "{{amount}} weeks",
  "periods.monthPlural": "{{amount}} months",
  "periods.yearPlural": "{{amount}} years",
  "periods.dayShort": "{{amount}}d",
  "periods.weekShort": "{{amount}}wk",
  "periods.monthShort": "{{amount}}mo",
  "periods.yearShort": "{{amount}}yr",
  "periods.dayFrequency": "daily",
  "periods.weekFrequency": "weekly",
  "periods.monthFrequency": "monthly",
  "periods.yearFrequency": "yearly",
  "periods.dayFrequencyPlural": "every {{amount}} days",
  "periods.weekFrequencyPlural": "every {{amount}} weeks",
  "periods.monthFrequencyPlural": "every {{amount}} months",
  "periods.yearFrequencyPlural": "every {{amount}} years",
  "periods.perDayFrequency": "per day",
  "periods.perWeekFrequency": "per week",
  "periods.perMonthFrequency": "per month",
  "periods.perYearFrequency": "per year",
  "periods.lifetime": "Lifetime",
  "periods.unknownFrequency": "unknown",

  "product_info.subscribe_to": "Subscribe to",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} free",
  "product_info.intro_price_phase": "First {{introPriceDuration}} for {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Then {{introPriceDuration}} for {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "paid once",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "afterwards",
  "product_info.after_trial": "after the trial",
  "product_info.price_after_free_trial": "Then {{price}} {{perFrequency}} from {{renewalDate}}",
  "product_info.price_after_intro_price": "Then {{price}} {{perFrequency}} from {{renewalDate}}",
  "product_info.total_due_today": "Total due today",
  "product_info.renewal_frequency": "Renews {{frequency}}",
  "product_info.continues_until_cancelled": "Renews automatically until cancelled",
  "product_info.cancel_anytime": "Cancel any time",

  "payment_entry_page.payment_step_title": "Secure checkout",
  "payment_entry_page.trial_subscription_terms_info":
    "You pay {{price}} {{perFrequency}} from {{renewalDate}} unless you cancel before then.",
  "payment_entry_page.subscription_terms_info":
    "By paying, you allow {{appName}} to charge you now and at each renewal until you cancel.",
  "payment_entry_page.otp_terms_info": "By paying, you allow {{appName}} to charge you once.",
  "payment_entry_page.subscription_info":
    "The subscription renews automatically until cancelled. You can cancel at any time before the renewal date.",
  "payment_entry_page.button_pay": "Pay",
  "payment_entry_page.button_start_trial": "Start trial",
  "payment_entry_page.button_with_price": "Pay {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Pay {{formattedPrice}} with {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "OR PAY WITH CARD",
  "payment_entry_page.provider_note": "Card details go straight to the payment provider. {{appName}} never sees them.",
  "payment_entry_page.processing": "Processing your payment. Keep this page open.",
  "payment_entry_page.loading": "Preparing the checkout",
  "payment_entry_page.missing_email": "You need to provide your email address to continue.",
  "payment_entry_page.missing_payment": "Complete your payment details to continue.",
  "payment_entry_page.invalid_email": "Email is not valid. Please provide a valid email address.",
  "payment_entry_page.network_notice": "You can safely try again. Your card will only be charged once.",

  "success_page.purchase_successful": "Payment complete",
  "success_page.button_close": "Continue",

  "error_page.close_button_title": "Go to {{appName}}",
  "error_page.if_error_persists": "If the error persists, contact support at",
  "error_page.trouble_accessing": "If you have trouble accessing your purchase, contact support at",
  "error_page.error_title_already_subscribed": "You already subscribed to {{productTitle}}",
  "error_page.error_title_already_purchased": "You already purchased {{productTitle}}",
  "error_page.error_title_other_errors": "Something went wrong",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax is not active",
  "error_page.error_title_stripe_invalid_tax_origin_address": "The tax origin address is not valid",
  "error_page.error_title_stripe_missing_required_permission": "A permission is missing",
  "error_page.error_message_already_subscribed":
    "You haven’t been charged. Your subscription is active, so you can’t buy it again.",
  "error_page.error_message_already_purchased":
    "You haven’t been charged. You own this product, so you can’t buy it again.",
  "error_page.error_message_network_error": "Network error. Please check your internet connection.",
  "error_page.error_message_error_charging_payment": "Payment failed.",
  "error_page.error_message_error_setting_up_purchase":
    "Purchase not started due to an error (error code: {{errorCode}}).",
  "error_page.error_message_unknown_error": "An unknown error occurred (error code: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "An email is required to complete the purchase.",
  "error_page.error_message_invalid_email_error":
    "The email address {{email}} couldn't be verified. Please provide a valid email address.",
  "error_page.error_message_invalid_tax_location":
    "We couldn't verify your billing address. Please double-check that the postal code and country are correct.",
  "error_page.error_message_stripe_tax_not_active":
    "The purchase failed because Stripe Tax is not active in your account. In production, purchases work without tax.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "The purchase failed because the tax origin address is not valid. In production, purchases work without tax.",
  "error_page.error_message_stripe_missing_required_permission":
    "The purchase failed because a required permission is missing. In production, purchases work without tax.",
  "error_page.error_only_in_sandbox": "This message only appears in the sandbox",
  "error_page.error_code": "If you contact support, mention error code {{errorCode}}.",
  "error_page.button_try_again": "Try again",
  "error_page.button_close": "Close",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}% off",
  "paywall.nothing_to_restore": "We found no purchases to restore.",

  "pricing_dropdown.show_details": "Show details",
  "pricing_dropdown.hide_details": "Hide details",

  "pricing_table.trial_ends": "Due on {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Total excluding tax",
  "pricing_table.tax": "Tax",
  "pricing_table.total_due_today": "Total due today",
  "pricing_table.enter_billing_address_to_calculate": "Enter billing address to calculate",
  "pricing_table.enter_state_or_postal_code_to_calculate": "Enter state or postal code to calculate",
  "pricing_table.enter_postal_code_to_calculate": "Enter postal code to calculate",

  "navbar_header.details": "Details",
  "navbar_header.back_button": "Back",

  "price_update.title": "Price update",
  "price_update.base_message":
    "The total price has been updated with tax based on your billing address. Please review and try again. Your card will only be charged once.",
  "price_update.trial_message":
    "The subscription price now includes tax based on your billing address. Your free trial still applies. Please check the price and try again.",

  "sandbox.banner": "Sandbox: no card is charged.",
  "sandbox.feedback": "Send feedback",

  "apple_pay.free_trial": "Free trial",

  "test_store.title": "Test purchase",
  "test_store.explanation":
    "This is a test store. You don’t need a card and you won’t be charged. Choose how the purchase of {{productTitle}} for {{price}} ends.",
  "test_store.valid": "Test valid purchase",
  "test_store.failed": "Test failed purchase",
  "test_store.cancel": "Cancel",
};

export type Labels = Record<keyof typeof labels, string>;
