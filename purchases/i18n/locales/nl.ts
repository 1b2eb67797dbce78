import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0dag",
  "periods.week": "{{amount}}\u00a0week",
  "periods.month": "{{amount}}\u00a0maand",
  "periods.year": "{{amount}}\u00a0jaar",
  "periods.dayPlural": "{{amount}}\u00a0dagen",
  "periods.weekPlural": "{{amount}}\u00a0weken",
  "periods.monthPlural": "{{amount}}\u00a0maanden",
  "periods.yearPlural": "{{amount}}\u00a0jaar",
  "periods.dayShort": "{{amount}}\u00a0d",
  "periods.weekShort": "{{amount}}\u00a0wk",
  "periods.monthShort": "{{amount}}\u00a0mnd",
  "periods.yearShort": "{{amount}}\u00a0jr",
  "periods.dayFrequency": "dagelijks",
  "periods.weekFrequency": "wekelijks",
  "periods.monthFrequency": "maandelijks",
  "periods.yearFrequency": "jaarlijks",
  "periods.dayFrequencyPlural": "elke {{amount}} dagen",
  "periods.weekFrequencyPlural": "elke {{amount}} weken",
  "periods.monthFrequencyPlural": "elke {{amount}} maanden",
  "periods.yearFrequencyPlural": "elke {{amount}} jaar",
  "periods.perDayFrequency": "per dag",
  "periods.perWeekFrequency": "per week",
  "periods.perMonthFrequency": "per maand",
  "periods.perYearFrequency": "per jaar",
  "periods.lifetime": "Voor altijd",
  "periods.unknownFrequency": "onbekend",

  "product_info.subscribe_to": "Abonneer je op",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} gratis",
  "product_info.intro_price_phase": "Eerst {{introPriceDuration}} voor {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Daarna {{introPriceDuration}} voor {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "eenmalig betaald",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "daarna",
  "product_info.after_trial": "na de proefperiode",
  "product_info.price_after_free_trial": "Daarna {{price}} {{perFrequency}} vanaf {{renewalDate}}",
  "product_info.price_after_intro_price": "Daarna {{price}} {{perFrequency}} vanaf {{renewalDate}}",
  "product_info.total_due_today": "Vandaag te betalen",
  "product_info.renewal_frequency": "Wordt {{frequency}} verlengd",
  "product_info.continues_until_cancelled": "Wordt automatisch verlengd tot je opzegt",
  "product_info.cancel_anytime": "Altijd opzegbaar",

  "payment_entry_page.payment_step_title": "Veilig afrekenen",
  "payment_entry_page.trial_subscription_terms_info":
    "Je betaalt {{price}} {{perFrequency}} vanaf {{renewalDate}}, tenzij je eerder opzegt.",
  "payment_entry_page.subscription_terms_info":
    "Door te betalen geef je {{appName}} toestemming om het bedrag nu en bij elke verlenging af te schrijven, tot je opzegt.",
  "payment_entry_page.otp_terms_info":
    "Door te betalen geef je {{appName}} toestemming om het bedrag één keer af te schrijven.",
  "payment_entry_page.subscription_info":
    "Het abonnement wordt automatisch verlengd tot je opzegt. Opzeggen kan altijd vóór de verlengingsdatum.",
  "payment_entry_page.button_pay": "Betalen",
  "payment_entry_page.button_start_trial": "Proefperiode starten",
  "payment_entry_page.button_with_price": "{{formattedPrice}} betalen",
  "payment_entry_page.button_payment_method": "{{formattedPrice}} betalen met {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "OF BETAAL MET KAART",
  "payment_entry_page.provider_note":
    "Kaartgegevens gaan rechtstreeks naar de betaaldienst. {{appName}} krijgt ze nooit te zien.",
  "payment_entry_page.processing": "De betaling wordt verwerkt. Houd deze pagina open.",
  "payment_entry_page.loading": "Het afrekenen wordt voorbereid",
  "payment_entry_page.missing_email": "Vul je e-mailadres in om verder te gaan.",
  "payment_entry_page.missing_payment": "Vul je betaalgegevens aan om verder te gaan.",
  "payment_entry_page.invalid_email": "Het e-mailadres is niet geldig. Vul een geldig e-mailadres in.",
  "payment_entry_page.network_notice":
    "Je kunt het gerust opnieuw proberen. Er wordt maar één keer van je kaart afgeschreven.",

  "success_page.purchase_successful": "Betaling voltooid",
  "success_page.button_close": "Doorgaan",

  "error_page.close_button_title": "Naar {{appName}}",
  "error_page.if_error_persists": "Blijft de fout optreden, neem dan contact op met de klantenservice via",
  "error_page.trouble_accessing": "Kun je niet bij je aankoop, neem dan contact op met de klantenservice via",
  "error_page.error_title_already_subscribed": "Je bent al geabonneerd op {{productTitle}}",
  "error_page.error_title_already_purchased": "Je hebt {{productTitle}} al gekocht",
  "error_page.error_title_other_errors": "Er ging iets mis",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax is niet actief",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Het vestigingsadres voor de belasting is niet geldig",
  "error_page.error_title_stripe_missing_required_permission": "Er ontbreekt een toestemming",
  "error_page.error_message_already_subscribed":
    "Er is niets afgeschreven. Je abonnement is actief en kan dus niet nog een keer worden gekocht.",
  "error_page.error_message_already_purchased":
    "Er is niets afgeschreven. Dit product is al van jou en kan dus niet nog een keer worden gekocht.",
  "error_page.error_message_network_error": "Netwerkfout. Controleer je internetverbinding.",
  "error_page.error_message_error_charging_payment": "De betaling is mislukt.",
  "error_page.error_message_error_setting_up_purchase":
    "De aankoop kon door een fout niet worden gestart (foutcode: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Er is een onbekende fout opgetreden (foutcode: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Voor de aankoop is een e-mailadres nodig.",
  "error_page.error_message_invalid_email_error":
    "Het e-mailadres {{email}} kon niet worden geverifieerd. Vul een geldig e-mailadres in.",
  "error_page.error_message_invalid_tax_location":
    "We konden je factuuradres niet verifiëren. Kijk nog eens of de postcode en het land kloppen.",
  "error_page.error_message_stripe_tax_not_active":
    "De aankoop is mislukt omdat Stripe Tax niet actief is in je account. In productie lukken aankopen ook zonder belasting.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "De aankoop is mislukt omdat het vestigingsadres voor de belasting niet geldig is. In productie lukken aankopen ook zonder belasting.",
  "error_page.error_message_stripe_missing_required_permission":
    "De aankoop is mislukt omdat een vereiste toestemming ontbreekt. In productie lukken aankopen ook zonder belasting.",
  "error_page.error_only_in_sandbox": "Deze melding verschijnt alleen in de sandbox",
  "error_page.error_code": "Vermeld foutcode {{errorCode}} als je contact opneemt met de klantenservice.",
  "error_page.button_try_again": "Opnieuw proberen",
  "error_page.button_close": "Sluiten",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "{{discount}}% korting",
  "paywall.nothing_to_restore": "Er zijn geen aankopen gevonden om te herstellen.",

  "pricing_dropdown.show_details": "Details tonen",
  "pricing_dropdown.hide_details": "Details verbergen",

  "pricing_table.trial_ends": "Te betalen op {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Totaal exclusief belasting",
  "pricing_table.tax": "Belasting",
  "pricing_table.total_due_today": "Vandaag te betalen",
  "pricing_table.enter_billing_address_to_calculate": "Vul het factuuradres in voor de berekening",
  "pricing_table.enter_state_or_postal_code_to_calculate": "Vul de provincie, staat of postcode in voor de berekening",
  "pricing_table.enter_postal_code_to_calculate": "Vul de postcode in voor de berekening",

  "navbar_header.details": "Details",
  "navbar_header.back_button": "Terug",

  "price_update.title": "Nieuwe prijs",
  "price_update.base_message":
    "De totaalprijs is bijgewerkt met de belasting die bij je factuuradres hoort. Controleer de prijs en probeer het opnieuw. Er wordt maar één keer van je kaart afgeschreven.",
  "price_update.trial_message":
    "De abonnementsprijs is nu inclusief de belasting die bij je factuuradres hoort. Je gratis proefperiode blijft gelden. Controleer de prijs en probeer het opnieuw.",

  "sandbox.banner": "Sandbox: er wordt niets van een kaart afgeschreven.",
  "sandbox.feedback": "Feedback geven",

  "apple_pay.free_trial": "Gratis proefperiode",

  "test_store.title": "Testaankoop",
  "test_store.explanation":
    "Dit is een testwinkel: er wordt geen kaart gevraagd en niets afgeschreven. Kies hoe de aankoop van {{productTitle}} voor {{price}} afloopt.",
  "test_store.valid": "Test geslaagde aankoop",
  "test_store.failed": "Test mislukte aankoop",
  "test_store.cancel": "Annuleren",
};
