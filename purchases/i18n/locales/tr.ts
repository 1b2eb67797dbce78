import type { LabelsFile } from "../translate.ts";

// A name that is put in keeps its plain form: the ending goes to the noun that follows it.
export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0gün",
  "periods.week": "{{amount}}\u00a0hafta",
  "periods.month": "{{amount}}\u00a0ay",
  "periods.year": "{{amount}}\u00a0yıl",
  "periods.dayPlural": "{{amount}}\u00a0gün",
  "periods.weekPlural": "{{amount}}\u00a0hafta",
  "periods.monthPlural": "{{amount}}\u00a0ay",
  "periods.yearPlural": "{{amount}}\u00a0yıl",
  "periods.dayShort": "{{amount}}\u00a0gün",
  "periods.weekShort": "{{amount}}\u00a0hf.",
  "periods.monthShort": "{{amount}}\u00a0ay",
  "periods.yearShort": "{{amount}}\u00a0yıl",
  "periods.dayFrequency": "her gün",
  "periods.weekFrequency": "her hafta",
  "periods.monthFrequency": "her ay",
  "periods.yearFrequency": "her yıl",
  "periods.dayFrequencyPlural": "{{amount}} günde bir",
  "periods.weekFrequencyPlural": "{{amount}} haftada bir",
  "periods.monthFrequencyPlural": "{{amount}} ayda bir",
  "periods.yearFrequencyPlural": "{{amount}} yılda bir",
  "periods.perDayFrequency": "günlük",
  "periods.perWeekFrequency": "haftalık",
  "periods.perMonthFrequency": "aylık",
  "periods.perYearFrequency": "yıllık",
  "periods.lifetime": "Ömür boyu",
  "periods.unknownFrequency": "bilinmiyor",

  "product_info.subscribe_to": "Abonelik:",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} ücretsiz",
  "product_info.intro_price_phase": "İlk {{introPriceDuration}}: {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Ardından {{introPriceDuration}}: {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "tek seferlik ödeme",
  "product_info.price_per_period": "{{perFrequency}} {{price}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "sonrasında",
  "product_info.after_trial": "deneme süresinden sonra",
  "product_info.price_after_free_trial": "Ardından, {{renewalDate}} tarihinden itibaren {{perFrequency}} {{price}}",
  "product_info.price_after_intro_price": "Ardından, {{renewalDate}} tarihinden itibaren {{perFrequency}} {{price}}",
  "product_info.total_due_today": "Bugün ödenecek toplam",
  "product_info.renewal_frequency": "Yenilenme: {{frequency}}",
  "product_info.continues_until_cancelled": "İptal edilene kadar otomatik olarak yenilenir",
  "product_info.cancel_anytime": "İstediğiniz zaman iptal edin",

  "payment_entry_page.payment_step_title": "Güvenli ödeme",
  "payment_entry_page.trial_subscription_terms_info":
    "Öncesinde iptal etmezseniz {{renewalDate}} tarihinden itibaren {{perFrequency}} {{price}} ödeyeceksiniz.",
  "payment_entry_page.subscription_terms_info":
    "Ödeme yaparak {{appName}} tarafından şimdi ve siz iptal edene kadar her yenilemede ücret alınmasına izin vermiş olursunuz.",
  "payment_entry_page.otp_terms_info":
    "Ödeme yaparak {{appName}} tarafından yalnızca bir kez ücret alınmasına izin vermiş olursunuz.",
  "payment_entry_page.subscription_info":
    "Abonelik, iptal edilene kadar otomatik olarak yenilenir. Yenileme tarihinden önce istediğiniz zaman iptal edebilirsiniz.",
  "payment_entry_page.button_pay": "Öde",
  "payment_entry_page.button_start_trial": "Denemeyi başlat",
  "payment_entry_page.button_with_price": "{{formattedPrice}} öde",
  "payment_entry_page.button_payment_method": "{{paymentMethod}} ile {{formattedPrice}} öde",
  "payment_entry_page.express_checkout_divider": "VEYA KARTLA ÖDEYİN",
  "payment_entry_page.provider_note":
    "Kart bilgileri doğrudan ödeme sağlayıcısına iletilir. {{appName}} bu bilgileri hiçbir zaman görmez.",
  "payment_entry_page.processing": "Ödemeniz işleniyor. Lütfen bu sayfayı kapatmayın.",
  "payment_entry_page.loading": "Ödeme hazırlanıyor",
  "payment_entry_page.missing_email": "Devam etmek için e-posta adresinizi girin.",
  "payment_entry_page.missing_payment": "Devam etmek için ödeme bilgilerinizi tamamlayın.",
  "payment_entry_page.invalid_email": "E-posta adresi geçerli değil. Lütfen geçerli bir e-posta adresi girin.",
  "payment_entry_page.network_notice":
    "Gönül rahatlığıyla tekrar deneyebilirsiniz. Kartınızdan yalnızca bir kez ücret alınır.",

  "success_page.purchase_successful": "Ödeme tamamlandı",
  "success_page.button_close": "Devam et",

  "error_page.close_button_title": "{{appName}} uygulamasına git",
  "error_page.if_error_persists": "Hata devam ederse destek ekibine yazın:",
  "error_page.trouble_accessing": "Satın aldığınız ürüne erişemiyorsanız destek ekibine yazın:",
  "error_page.error_title_already_subscribed": "“{{productTitle}}” aboneliğiniz zaten var",
  "error_page.error_title_already_purchased": "“{{productTitle}}” ürününü zaten satın aldınız",
  "error_page.error_title_other_errors": "Bir sorun oluştu",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax etkin değil",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Satıcının vergi adresi geçerli değil",
  "error_page.error_title_stripe_missing_required_permission": "Bir izin eksik",
  "error_page.error_message_already_subscribed":
    "Herhangi bir ücret alınmadı. Aboneliğiniz etkin olduğundan tekrar satın alınamaz.",
  "error_page.error_message_already_purchased":
    "Herhangi bir ücret alınmadı. Bu ürün zaten sizin olduğundan tekrar satın alınamaz.",
  "error_page.error_message_network_error": "Ağ hatası. Lütfen internet bağlantınızı kontrol edin.",
  "error_page.error_message_error_charging_payment": "Ödeme başarısız oldu.",
  "error_page.error_message_error_setting_up_purchase":
    "Bir hata nedeniyle satın alma başlatılamadı (hata kodu: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Bilinmeyen bir hata oluştu (hata kodu: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Satın almayı tamamlamak için bir e-posta adresi gerekli.",
  "error_page.error_message_invalid_email_error":
    "{{email}} adresi doğrulanamadı. Lütfen geçerli bir e-posta adresi girin.",
  "error_page.error_message_invalid_tax_location":
    "Fatura adresinizi doğrulayamadık. Lütfen posta kodunun ve ülkenin doğru olup olmadığını kontrol edin.",
  "error_page.error_message_stripe_tax_not_active":
    "Hesabınızda Stripe Tax etkin olmadığı için satın alma başarısız oldu. Canlı ortamda satın almalar vergisiz gerçekleşir.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Satıcının vergi adresi geçerli olmadığı için satın alma başarısız oldu. Canlı ortamda satın almalar vergisiz gerçekleşir.",
  "error_page.error_message_stripe_missing_required_permission":
    "Gerekli bir izin eksik olduğu için satın alma başarısız oldu. Canlı ortamda satın almalar vergisiz gerçekleşir.",
  "error_page.error_only_in_sandbox": "Bu mesaj yalnızca test ortamında görünür",
  "error_page.error_code": "Destek ekibine yazarsanız {{errorCode}} hata kodunu belirtin.",
  "error_page.button_try_again": "Tekrar dene",
  "error_page.button_close": "Kapat",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "%{{discount}} indirim",
  "paywall.nothing_to_restore": "Geri yüklenecek satın alma bulunamadı.",

  "pricing_dropdown.show_details": "Ayrıntıları göster",
  "pricing_dropdown.hide_details": "Ayrıntıları gizle",

  "pricing_table.trial_ends": "{{formattedTrialEndDate}} tarihinde ödenecek",
  "pricing_table.total_excluding_tax": "Vergi hariç toplam",
  "pricing_table.tax": "Vergi",
  "pricing_table.total_due_today": "Bugün ödenecek toplam",
  "pricing_table.enter_billing_address_to_calculate": "Hesaplamak için fatura adresini girin",
  "pricing_table.enter_state_or_postal_code_to_calculate": "Hesaplamak için eyaleti veya posta kodunu girin",
  "pricing_table.enter_postal_code_to_calculate": "Hesaplamak için posta kodunu girin",

  "navbar_header.details": "Ayrıntılar",
  "navbar_header.back_button": "Geri",

  "price_update.title": "Fiyat güncellendi",
  "price_update.base_message":
    "Toplam fiyata, fatura adresinize göre hesaplanan vergi eklendi. Lütfen kontrol edip tekrar deneyin. Kartınızdan yalnızca bir kez ücret alınır.",
  "price_update.trial_message":
    "Abonelik fiyatı artık fatura adresinize göre hesaplanan vergiyi de içeriyor. Ücretsiz denemeniz hâlâ geçerli. Lütfen fiyatı kontrol edip tekrar deneyin.",

  "sandbox.banner": "Test ortamı: hiçbir karttan ücret alınmaz.",
  "sandbox.feedback": "Geri bildirim gönder",

  "apple_pay.free_trial": "Ücretsiz deneme",

  "test_store.title": "Test amaçlı satın alma",
  "test_store.explanation":
    "Bu bir test mağazasıdır: kart istenmez ve ücret alınmaz. {{price}} fiyatlı “{{productTitle}}” ürününün satın alma işlemi nasıl sonuçlansın?",
  "test_store.valid": "Başarılı satın alma",
  "test_store.failed": "Başarısız satın alma",
  "test_store.cancel": "İptal",
};
