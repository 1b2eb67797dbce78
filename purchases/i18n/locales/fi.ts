import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0päivä",
  "periods.week": "{{amount}}\u00a0viikko",
  "periods.month": "{{amount}}\u00a0kuukausi",
  "periods.year": "{{amount}}\u00a0vuosi",
  "periods.dayPlural": "{{amount}}\u00a0päivää",
  "periods.weekPlural": "{{amount}}\u00a0viikkoa",
  "periods.monthPlural": "{{amount}}\u00a0kuukautta",
  "periods.yearPlural": "{{amount}}\u00a0vuotta",
  "periods.dayShort": "{{amount}}\u00a0pv",
  "periods.weekShort": "{{amount}}\u00a0vk",
  "periods.monthShort": "{{amount}}\u00a0kk",
  "periods.yearShort": "{{amount}}\u00a0v",
  "periods.dayFrequency": "päivittäin",
  "periods.weekFrequency": "viikoittain",
  "periods.monthFrequency": "kuukausittain",
  "periods.yearFrequency": "vuosittain",
  "periods.dayFrequencyPlural": "{{amount}} päivän välein",
  "periods.weekFrequencyPlural": "{{amount}} viikon välein",
  "periods.monthFrequencyPlural": "{{amount}} kuukauden välein",
  "periods.yearFrequencyPlural": "{{amount}} vuoden välein",
  "periods.perDayFrequency": "päivässä",
  "periods.perWeekFrequency": "viikossa",
  "periods.perMonthFrequency": "kuukaudessa",
  "periods.perYearFrequency": "vuodessa",
  "periods.lifetime": "Ikuisesti",
  "periods.unknownFrequency": "tuntematon",

  "product_info.subscribe_to": "Tilaa",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} ilmaiseksi",
  "product_info.intro_price_phase": "Ensin {{introPriceDuration}} hintaan {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Sitten {{introPriceDuration}} hintaan {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "maksetaan kerran",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "sen jälkeen",
  "product_info.after_trial": "kokeilujakson jälkeen",
  "product_info.price_after_free_trial": "Sitten {{renewalDate}} alkaen {{price}} {{perFrequency}}",
  "product_info.price_after_intro_price": "Sitten {{renewalDate}} alkaen {{price}} {{perFrequency}}",
  "product_info.total_due_today": "Maksetaan tänään",
  "product_info.renewal_frequency": "Uusiutuu {{frequency}}",
  "product_info.continues_until_cancelled": "Uusiutuu automaattisesti, kunnes se perutaan",
  "product_info.cancel_anytime": "Peru milloin vain",

  "payment_entry_page.payment_step_title": "Turvallinen maksu",
  "payment_entry_page.trial_subscription_terms_info":
    "Maksat {{renewalDate}} alkaen {{price}} {{perFrequency}}, ellet peru tilausta ennen sitä.",
  "payment_entry_page.subscription_terms_info":
    "Maksamalla annat luvan veloitukseen nyt ja jokaisella uusiutumiskerralla, kunnes perut tilauksen. Veloittaja: {{appName}}.",
  "payment_entry_page.otp_terms_info": "Maksamalla annat luvan yhteen veloitukseen. Veloittaja: {{appName}}.",
  "payment_entry_page.subscription_info":
    "Tilaus uusiutuu automaattisesti, kunnes se perutaan. Voit perua tilauksen milloin tahansa ennen uusiutumispäivää.",
  "payment_entry_page.button_pay": "Maksa",
  "payment_entry_page.button_start_trial": "Aloita kokeilu",
  "payment_entry_page.button_with_price": "Maksa {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Maksa {{formattedPrice}}, maksutapa {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "TAI MAKSA KORTILLA",
  "payment_entry_page.provider_note": "Kortin tiedot menevät suoraan maksupalveluun. {{appName}} ei näe niitä koskaan.",
  "payment_entry_page.processing": "Maksua käsitellään. Pidä tämä sivu auki.",
  "payment_entry_page.loading": "Kassaa valmistellaan",
  "payment_entry_page.missing_email": "Anna sähköpostiosoitteesi, niin voit jatkaa.",
  "payment_entry_page.missing_payment": "Täydennä maksutietosi, niin voit jatkaa.",
  "payment_entry_page.invalid_email": "Sähköpostiosoite ei kelpaa. Anna toimiva sähköpostiosoite.",
  "payment_entry_page.network_notice": "Voit huoletta yrittää uudelleen. Korttiasi veloitetaan vain kerran.",

  "success_page.purchase_successful": "Maksu onnistui",
  "success_page.button_close": "Jatka",

  "error_page.close_button_title": "Siirry: {{appName}}",
  "error_page.if_error_persists": "Jos virhe toistuu, ota yhteyttä asiakastukeen:",
  "error_page.trouble_accessing": "Jos et pääse käsiksi ostokseesi, ota yhteyttä asiakastukeen:",
  "error_page.error_title_already_subscribed": "{{productTitle}} on jo tilattu",
  "error_page.error_title_already_purchased": "{{productTitle}} on jo ostettu",
  "error_page.error_title_other_errors": "Jokin meni vikaan",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax ei ole käytössä",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Verotuksen lähtöosoite ei kelpaa",
  "error_page.error_title_stripe_missing_required_permission": "Käyttöoikeus puuttuu",
  "error_page.error_message_already_subscribed":
    "Mitään ei veloitettu. Tilauksesi on voimassa, joten sitä ei voi ostaa uudelleen.",
  "error_page.error_message_already_purchased":
    "Mitään ei veloitettu. Omistat jo tämän tuotteen, joten sitä ei voi ostaa uudelleen.",
  "error_page.error_message_network_error": "Verkkovirhe. Tarkista internetyhteytesi.",
  "error_page.error_message_error_charging_payment": "Maksu epäonnistui.",
  "error_page.error_message_error_setting_up_purchase":
    "Ostosta ei voitu aloittaa virheen vuoksi (virhekoodi: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Tapahtui tuntematon virhe (virhekoodi: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Ostokseen tarvitaan sähköpostiosoite.",
  "error_page.error_message_invalid_email_error":
    "Sähköpostiosoitetta {{email}} ei voitu vahvistaa. Anna toimiva sähköpostiosoite.",
  "error_page.error_message_invalid_tax_location":
    "Laskutusosoitettasi ei voitu vahvistaa. Tarkista, että postinumero ja maa ovat oikein.",
  "error_page.error_message_stripe_tax_not_active":
    "Osto epäonnistui, koska Stripe Tax ei ole käytössä tililläsi. Tuotannossa ostot onnistuvat ilman veroa.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Osto epäonnistui, koska verotuksen lähtöosoite ei kelpaa. Tuotannossa ostot onnistuvat ilman veroa.",
  "error_page.error_message_stripe_missing_required_permission":
    "Osto epäonnistui, koska tarvittava käyttöoikeus puuttuu. Tuotannossa ostot onnistuvat ilman veroa.",
  "error_page.error_only_in_sandbox": "Tämä viesti näkyy vain testiympäristössä",
  "error_page.error_code": "Jos otat yhteyttä asiakastukeen, mainitse virhekoodi {{errorCode}}.",
  "error_page.button_try_again": "Yritä uudelleen",
  "error_page.button_close": "Sulje",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Säästä {{discount}}\u00a0%",
  "paywall.nothing_to_restore": "Palautettavia ostoksia ei löytynyt.",

  "pricing_dropdown.show_details": "Näytä tiedot",
  "pricing_dropdown.hide_details": "Piilota tiedot",

  "pricing_table.trial_ends": "Maksetaan {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Yhteensä ilman veroa",
  "pricing_table.tax": "Vero",
  "pricing_table.total_due_today": "Maksetaan tänään",
  "pricing_table.enter_billing_address_to_calculate": "Anna laskutusosoite laskentaa varten",
  "pricing_table.enter_state_or_postal_code_to_calculate": "Anna osavaltio tai postinumero laskentaa varten",
  "pricing_table.enter_postal_code_to_calculate": "Anna postinumero laskentaa varten",

  "navbar_header.details": "Tiedot",
  "navbar_header.back_button": "Takaisin",

  "price_update.title": "Uusi hinta",
  "price_update.base_message":
    "Kokonaishintaan on lisätty laskutusosoitteesi mukainen vero. Tarkista hinta ja yritä uudelleen. Korttiasi veloitetaan vain kerran.",
  "price_update.trial_message":
    "Tilauksen hintaan sisältyy nyt laskutusosoitteesi mukainen vero. Ilmainen kokeilujaksosi on edelleen voimassa. Tarkista hinta ja yritä uudelleen.",

  "sandbox.banner": "Testiympäristö: korttia ei veloiteta.",
  "sandbox.feedback": "Lähetä palautetta",

  "apple_pay.free_trial": "Ilmainen kokeilujakso",

  "test_store.title": "Testiosto",
  "test_store.explanation":
    "Tämä on testikauppa: korttia ei kysytä eikä mitään veloiteta. Valitse, miten osto päättyy: {{productTitle}}, {{price}}.",
  "test_store.valid": "Onnistunut osto",
  "test_store.failed": "Epäonnistunut osto",
  "test_store.cancel": "Peruuta",
};
