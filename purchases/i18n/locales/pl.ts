import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0dzień",
  "periods.week": "{{amount}}\u00a0tydzień",
  "periods.month": "{{amount}}\u00a0miesiąc",
  "periods.year": "{{amount}}\u00a0rok",
  "periods.dayPlural": "{{amount}}\u00a0dnia",
  "periods.dayPlural_one": "{{amount}}\u00a0dzień",
  "periods.dayPlural_few": "{{amount}}\u00a0dni",
  "periods.dayPlural_many": "{{amount}}\u00a0dni",
  "periods.weekPlural": "{{amount}}\u00a0tygodnia",
  "periods.weekPlural_one": "{{amount}}\u00a0tydzień",
  "periods.weekPlural_few": "{{amount}}\u00a0tygodnie",
  "periods.weekPlural_many": "{{amount}}\u00a0tygodni",
  "periods.monthPlural": "{{amount}}\u00a0miesiąca",
  "periods.monthPlural_one": "{{amount}}\u00a0miesiąc",
  "periods.monthPlural_few": "{{amount}}\u00a0miesiące",
  "periods.monthPlural_many": "{{amount}}\u00a0miesięcy",
  "periods.yearPlural": "{{amount}}\u00a0roku",
  "periods.yearPlural_one": "{{amount}}\u00a0rok",
  "periods.yearPlural_few": "{{amount}}\u00a0lata",
  "periods.yearPlural_many": "{{amount}}\u00a0lat",
  "periods.dayShort": "{{amount}}\u00a0d.",
  "periods.weekShort": "{{amount}}\u00a0tyg.",
  "periods.monthShort": "{{amount}}\u00a0mies.",
  "periods.yearShort": "{{amount}}\u00a0rok",
  "periods.yearShort_few": "{{amount}}\u00a0lata",
  "periods.yearShort_many": "{{amount}}\u00a0lat",
  "periods.yearShort_other": "{{amount}}\u00a0roku",
  "periods.dayFrequency": "codziennie",
  "periods.weekFrequency": "co tydzień",
  "periods.monthFrequency": "co miesiąc",
  "periods.yearFrequency": "co roku",
  "periods.dayFrequencyPlural": "co {{amount}} dnia",
  "periods.dayFrequencyPlural_one": "co {{amount}} dzień",
  "periods.dayFrequencyPlural_few": "co {{amount}} dni",
  "periods.dayFrequencyPlural_many": "co {{amount}} dni",
  "periods.weekFrequencyPlural": "co {{amount}} tygodnia",
  "periods.weekFrequencyPlural_one": "co {{amount}} tydzień",
  "periods.weekFrequencyPlural_few": "co {{amount}} tygodnie",
  "periods.weekFrequencyPlural_many": "co {{amount}} tygodni",
  "periods.monthFrequencyPlural": "co {{amount}} miesiąca",
  "periods.monthFrequencyPlural_one": "co {{amount}} miesiąc",
  "periods.monthFrequencyPlural_few": "co {{amount}} miesiące",
  "periods.monthFrequencyPlural_many": "co {{amount}} miesięcy",
  "periods.yearFrequencyPlural": "co {{amount}} roku",
  "periods.yearFrequencyPlural_one": "co {{amount}} rok",
  "periods.yearFrequencyPlural_few": "co {{amount}} lata",
  "periods.yearFrequencyPlural_many": "co {{amount}} lat",
  "periods.perDayFrequency": "dziennie",
  "periods.perWeekFrequency": "tygodniowo",
  "periods.perMonthFrequency": "miesięcznie",
  "periods.perYearFrequency": "rocznie",
  "periods.lifetime": "Bezterminowo",
  "periods.unknownFrequency": "nieznana",

  "product_info.subscribe_to": "Subskrypcja",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} za darmo",
  "product_info.intro_price_phase": "Na początek {{introPriceDuration}} za {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Następnie {{introPriceDuration}} za {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "płatne jednorazowo",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "później",
  "product_info.after_trial": "po okresie próbnym",
  "product_info.price_after_free_trial": "Następnie {{price}} {{perFrequency}} od {{renewalDate}}",
  "product_info.price_after_intro_price": "Następnie {{price}} {{perFrequency}} od {{renewalDate}}",
  "product_info.total_due_today": "Do zapłaty dzisiaj",
  "product_info.renewal_frequency": "Odnawia się {{frequency}}",
  "product_info.continues_until_cancelled": "Odnawia się automatycznie do momentu rezygnacji",
  "product_info.cancel_anytime": "Możliwość rezygnacji w każdej chwili",

  "payment_entry_page.payment_step_title": "Bezpieczna płatność",
  "payment_entry_page.trial_subscription_terms_info":
    "Od {{renewalDate}} opłata wynosi {{price}} {{perFrequency}}, chyba że wcześniej nastąpi rezygnacja.",
  "payment_entry_page.subscription_terms_info":
    "Dokonanie płatności oznacza zgodę na pobranie opłaty przez {{appName}} teraz oraz przy każdym odnowieniu, aż do rezygnacji.",
  "payment_entry_page.otp_terms_info":
    "Dokonanie płatności oznacza zgodę na jednorazowe pobranie opłaty przez {{appName}}.",
  "payment_entry_page.subscription_info":
    "Subskrypcja odnawia się automatycznie do momentu rezygnacji. Zrezygnować można w dowolnej chwili przed datą odnowienia.",
  "payment_entry_page.button_pay": "Zapłać",
  "payment_entry_page.button_start_trial": "Rozpocznij okres próbny",
  "payment_entry_page.button_with_price": "Zapłać {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Zapłać {{formattedPrice}} przez {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "LUB ZAPŁAĆ KARTĄ",
  "payment_entry_page.provider_note":
    "Dane karty trafiają bezpośrednio do operatora płatności. {{appName}} nigdy ich nie widzi.",
  "payment_entry_page.processing": "Płatność jest przetwarzana. Nie zamykaj tej strony.",
  "payment_entry_page.loading": "Przygotowujemy płatność",
  "payment_entry_page.missing_email": "Podaj adres e-mail, aby kontynuować.",
  "payment_entry_page.invalid_email": "Adres e-mail jest nieprawidłowy. Podaj prawidłowy adres.",
  "payment_entry_page.network_notice": "Karta zostanie obciążona tylko raz, niezależnie od liczby prób.",

  "success_page.purchase_successful": "Płatność zakończona",
  "success_page.button_close": "Dalej",

  "error_page.close_button_title": "Przejdź do {{appName}}",
  "error_page.if_error_persists": "Jeśli błąd będzie się powtarzać, skontaktuj się z pomocą techniczną:",
  "error_page.trouble_accessing": "W razie problemów z dostępem do zakupu skontaktuj się z pomocą techniczną:",
  "error_page.error_title_already_subscribed": "Subskrypcja „{{productTitle}}” jest już aktywna",
  "error_page.error_title_already_purchased": "Produkt „{{productTitle}}” został już kupiony",
  "error_page.error_title_other_errors": "Coś poszło nie tak",
  "error_page.error_title_stripe_tax_not_active": "Usługa Stripe Tax nie jest aktywna",
  "error_page.error_title_stripe_invalid_tax_origin_address":
    "Adres sprzedawcy do celów podatkowych jest nieprawidłowy",
  "error_page.error_title_stripe_missing_required_permission": "Brakuje uprawnienia",
  "error_page.error_message_already_subscribed":
    "Ta subskrypcja jest aktywna, więc nie można jej kupić ponownie. Nie pobrano żadnej opłaty.",
  "error_page.error_message_already_purchased":
    "Ten produkt został już kupiony, więc nie można go kupić ponownie. Nie pobrano żadnej opłaty.",
  "error_page.error_message_network_error": "Błąd sieci. Sprawdź połączenie z internetem.",
  "error_page.error_message_error_charging_payment": "Płatność nie powiodła się.",
  "error_page.error_message_error_setting_up_purchase":
    "Z powodu błędu nie udało się rozpocząć zakupu (kod błędu: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Wystąpił nieznany błąd (kod błędu: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Do dokończenia zakupu potrzebny jest adres e-mail.",
  "error_page.error_message_invalid_email_error":
    "Nie udało się zweryfikować adresu e-mail {{email}}. Podaj prawidłowy adres.",
  "error_page.error_message_invalid_tax_location":
    "Nie udało się zweryfikować adresu rozliczeniowego. Sprawdź, czy kod pocztowy i kraj są prawidłowe.",
  "error_page.error_message_stripe_tax_not_active":
    "Zakup nie powiódł się, ponieważ usługa Stripe Tax nie jest aktywna na Twoim koncie. W środowisku produkcyjnym zakupy działają bez podatku.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Zakup nie powiódł się, ponieważ adres sprzedawcy do celów podatkowych jest nieprawidłowy. W środowisku produkcyjnym zakupy działają bez podatku.",
  "error_page.error_message_stripe_missing_required_permission":
    "Zakup nie powiódł się, ponieważ brakuje wymaganego uprawnienia. W środowisku produkcyjnym zakupy działają bez podatku.",
  "error_page.error_only_in_sandbox": "Ten komunikat pojawia się tylko w środowisku testowym",
  "error_page.error_code": "Kod błędu: {{errorCode}}",
  "error_page.button_try_again": "Spróbuj ponownie",
  "error_page.button_close": "Zamknij",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Zniżka {{discount}}%",

  "pricing_dropdown.show_details": "Pokaż szczegóły",
  "pricing_dropdown.hide_details": "Ukryj szczegóły",

  "pricing_table.trial_ends": "Do zapłaty {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Suma bez podatku",
  "pricing_table.tax": "Podatek",
  "pricing_table.total_due_today": "Do zapłaty dzisiaj",
  "pricing_table.enter_billing_address_to_calculate": "Podaj adres rozliczeniowy, aby obliczyć podatek",
  "pricing_table.enter_state_or_postal_code_to_calculate":
    "Podaj stan, prowincję lub kod pocztowy, aby obliczyć podatek",
  "pricing_table.enter_postal_code_to_calculate": "Podaj kod pocztowy, aby obliczyć podatek",

  "navbar_header.details": "Szczegóły",
  "navbar_header.back_button": "Wstecz",

  "price_update.title": "Zmiana ceny",
  "price_update.base_message":
    "Do łącznej ceny doliczono podatek na podstawie adresu rozliczeniowego. Sprawdź kwotę i spróbuj ponownie. Karta zostanie obciążona tylko raz.",
  "price_update.trial_message":
    "Cena subskrypcji obejmuje teraz podatek na podstawie adresu rozliczeniowego. Bezpłatny okres próbny nadal obowiązuje. Sprawdź cenę i spróbuj ponownie.",

  "sandbox.banner": "Środowisko testowe: karta nie zostanie obciążona.",
  "sandbox.feedback": "Prześlij opinię",

  "apple_pay.free_trial": "Bezpłatny okres próbny",

  "test_store.title": "Zakup testowy",
  "test_store.explanation":
    "To sklep testowy: karta nie jest potrzebna i nie zostanie pobrana żadna opłata. Wybierz, jak ma się zakończyć zakup „{{productTitle}}” za {{price}}.",
  "test_store.valid": "Test udanego zakupu",
  "test_store.failed": "Test nieudanego zakupu",
  "test_store.cancel": "Anuluj",
};
