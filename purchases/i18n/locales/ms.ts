import type { LabelsFile } from "../translate.ts";

export const labels: LabelsFile = {
  "periods.day": "{{amount}}\u00a0hari",
  "periods.week": "{{amount}}\u00a0minggu",
  "periods.month": "{{amount}}\u00a0bulan",
  "periods.year": "{{amount}}\u00a0tahun",
  "periods.dayPlural": "{{amount}}\u00a0hari",
  "periods.weekPlural": "{{amount}}\u00a0minggu",
  "periods.monthPlural": "{{amount}}\u00a0bulan",
  "periods.yearPlural": "{{amount}}\u00a0tahun",
  "periods.dayShort": "{{amount}}\u00a0hr",
  "periods.weekShort": "{{amount}}\u00a0mgu",
  "periods.monthShort": "{{amount}}\u00a0bln",
  "periods.yearShort": "{{amount}}\u00a0thn",
  "periods.dayFrequency": "setiap hari",
  "periods.weekFrequency": "setiap minggu",
  "periods.monthFrequency": "setiap bulan",
  "periods.yearFrequency": "setiap tahun",
  "periods.dayFrequencyPlural": "setiap {{amount}} hari",
  "periods.weekFrequencyPlural": "setiap {{amount}} minggu",
  "periods.monthFrequencyPlural": "setiap {{amount}} bulan",
  "periods.yearFrequencyPlural": "setiap {{amount}} tahun",
  "periods.perDayFrequency": "sehari",
  "periods.perWeekFrequency": "seminggu",
  "periods.perMonthFrequency": "sebulan",
  "periods.perYearFrequency": "setahun",
  "periods.lifetime": "Seumur hidup",
  "periods.unknownFrequency": "tidak diketahui",

  "product_info.subscribe_to": "Langganan",
  "product_info.product_title": "{{productTitle}}",
  "product_info.product_description": "{{productDescription}}",
  "product_info.product_price": "{{productPrice}}",
  "product_info.free_trial_duration": "{{trialDuration}} percuma",
  "product_info.intro_price_phase": "{{introPriceDuration}} pertama pada harga {{introPrice}}",
  "product_info.intro_price_phase_after_trial": "Kemudian {{introPriceDuration}} pada harga {{introPrice}}",
  "product_info.intro_price_phase_paid_once": "dibayar sekali sahaja",
  "product_info.price_per_period": "{{price}} {{perFrequency}}",
  "product_info.price_paid_once": "{{price}}, {{paidOnce}}",
  "product_info.after": "selepas itu",
  "product_info.after_trial": "selepas tempoh percubaan",
  "product_info.price_after_free_trial": "Kemudian {{price}} {{perFrequency}} mulai {{renewalDate}}",
  "product_info.price_after_intro_price": "Kemudian {{price}} {{perFrequency}} mulai {{renewalDate}}",
  "product_info.total_due_today": "Jumlah perlu dibayar hari ini",
  "product_info.renewal_frequency": "Diperbaharui {{frequency}}",
  "product_info.continues_until_cancelled": "Diperbaharui secara automatik sehingga dibatalkan",
  "product_info.cancel_anytime": "Batalkan pada bila-bila masa",

  "payment_entry_page.payment_step_title": "Pembayaran selamat",
  "payment_entry_page.trial_subscription_terms_info":
    "Anda akan membayar {{price}} {{perFrequency}} mulai {{renewalDate}}, melainkan anda membatalkannya sebelum itu.",
  "payment_entry_page.subscription_terms_info":
    "Dengan membayar, anda membenarkan {{appName}} mengenakan caj kepada anda sekarang dan pada setiap pembaharuan, sehingga anda membatalkannya.",
  "payment_entry_page.otp_terms_info":
    "Dengan membayar, anda membenarkan {{appName}} mengenakan caj kepada anda sekali sahaja.",
  "payment_entry_page.subscription_info":
    "Langganan diperbaharui secara automatik sehingga dibatalkan. Anda boleh membatalkannya pada bila-bila masa sebelum tarikh pembaharuan.",
  "payment_entry_page.button_pay": "Bayar",
  "payment_entry_page.button_start_trial": "Mulakan percubaan",
  "payment_entry_page.button_with_price": "Bayar {{formattedPrice}}",
  "payment_entry_page.button_payment_method": "Bayar {{formattedPrice}} dengan {{paymentMethod}}",
  "payment_entry_page.express_checkout_divider": "ATAU BAYAR DENGAN KAD",
  "payment_entry_page.provider_note":
    "Butiran kad dihantar terus kepada penyedia pembayaran. {{appName}} tidak sekali-kali melihatnya.",
  "payment_entry_page.processing": "Pembayaran sedang diproses. Sila jangan tutup halaman ini.",
  "payment_entry_page.loading": "Menyediakan pembayaran",
  "payment_entry_page.missing_email": "Masukkan alamat e-mel anda untuk meneruskan.",
  "payment_entry_page.missing_payment": "Lengkapkan butiran pembayaran anda untuk meneruskan.",
  "payment_entry_page.invalid_email": "Alamat e-mel tidak sah. Sila masukkan alamat e-mel yang sah.",
  "payment_entry_page.network_notice": "Anda boleh mencuba lagi dengan selamat. Kad anda hanya akan dicaj sekali.",

  "success_page.purchase_successful": "Pembayaran selesai",
  "success_page.button_close": "Teruskan",

  "error_page.close_button_title": "Pergi ke {{appName}}",
  "error_page.if_error_persists": "Jika ralat ini berterusan, hubungi pasukan sokongan di",
  "error_page.trouble_accessing": "Jika anda tidak dapat mengakses pembelian anda, hubungi pasukan sokongan di",
  "error_page.error_title_already_subscribed": "Anda sudah melanggan “{{productTitle}}”",
  "error_page.error_title_already_purchased": "Anda sudah membeli “{{productTitle}}”",
  "error_page.error_title_other_errors": "Ada sesuatu yang tidak kena",
  "error_page.error_title_stripe_tax_not_active": "Stripe Tax tidak aktif",
  "error_page.error_title_stripe_invalid_tax_origin_address": "Alamat asal cukai tidak sah",
  "error_page.error_title_stripe_missing_required_permission": "Ada kebenaran yang belum diberikan",
  "error_page.error_message_already_subscribed":
    "Tiada caj dikenakan. Langganan anda masih aktif, jadi ia tidak boleh dibeli lagi.",
  "error_page.error_message_already_purchased":
    "Tiada caj dikenakan. Anda sudah memiliki produk ini, jadi ia tidak boleh dibeli lagi.",
  "error_page.error_message_network_error": "Ralat rangkaian. Sila semak sambungan internet anda.",
  "error_page.error_message_error_charging_payment": "Pembayaran gagal.",
  "error_page.error_message_error_setting_up_purchase":
    "Pembelian tidak dapat dimulakan kerana berlaku ralat (kod ralat: {{errorCode}}).",
  "error_page.error_message_unknown_error": "Ralat yang tidak diketahui telah berlaku (kod ralat: {{errorCode}}).",
  "error_page.error_message_missing_email_error": "Alamat e-mel diperlukan untuk melengkapkan pembelian.",
  "error_page.error_message_invalid_email_error":
    "Alamat e-mel {{email}} tidak dapat disahkan. Sila masukkan alamat e-mel yang sah.",
  "error_page.error_message_invalid_tax_location":
    "Kami tidak dapat mengesahkan alamat bil anda. Sila pastikan poskod dan negara adalah betul.",
  "error_page.error_message_stripe_tax_not_active":
    "Pembelian gagal kerana Stripe Tax tidak aktif dalam akaun anda. Dalam persekitaran produksi, pembelian berjalan tanpa cukai.",
  "error_page.error_message_stripe_invalid_tax_origin_address":
    "Pembelian gagal kerana alamat asal cukai tidak sah. Dalam persekitaran produksi, pembelian berjalan tanpa cukai.",
  "error_page.error_message_stripe_missing_required_permission":
    "Pembelian gagal kerana kebenaran yang diperlukan belum diberikan. Dalam persekitaran produksi, pembelian berjalan tanpa cukai.",
  "error_page.error_only_in_sandbox": "Mesej ini hanya muncul dalam persekitaran ujian",
  "error_page.error_code": "Jika anda menghubungi pasukan sokongan, nyatakan kod ralat {{errorCode}}.",
  "error_page.button_try_again": "Cuba lagi",
  "error_page.button_close": "Tutup",

  "paywall_variables.price_per_period": "{{formattedPrice}}/{{period}}",
  "paywall_variables.total_price_and_per_month": "{{formattedPrice}} ({{formattedPricePerMonth}}/{{monthPeriod}})",
  "paywall_variables.sub_relative_discount": "Diskaun {{discount}}%",
  "paywall.nothing_to_restore": "Tiada pembelian ditemui untuk dipulihkan.",

  "pricing_dropdown.show_details": "Tunjukkan butiran",
  "pricing_dropdown.hide_details": "Sembunyikan butiran",

  "pricing_table.trial_ends": "Perlu dibayar pada {{formattedTrialEndDate}}",
  "pricing_table.total_excluding_tax": "Jumlah tidak termasuk cukai",
  "pricing_table.tax": "Cukai",
  "pricing_table.total_due_today": "Jumlah perlu dibayar hari ini",
  "pricing_table.enter_billing_address_to_calculate": "Masukkan alamat bil untuk pengiraan",
  "pricing_table.enter_state_or_postal_code_to_calculate": "Masukkan negeri atau poskod untuk pengiraan",
  "pricing_table.enter_postal_code_to_calculate": "Masukkan poskod untuk pengiraan",

  "navbar_header.details": "Butiran",
  "navbar_header.back_button": "Kembali",

  "price_update.title": "Harga dikemas kini",
  "price_update.base_message":
    "Jumlah harga kini termasuk cukai berdasarkan alamat bil anda. Sila semak dan cuba lagi. Kad anda hanya akan dicaj sekali.",
  "price_update.trial_message":
    "Harga langganan kini termasuk cukai berdasarkan alamat bil anda. Percubaan percuma anda masih sah. Sila semak harga dan cuba lagi.",

  "sandbox.banner": "Persekitaran ujian: tiada kad yang dicaj.",
  "sandbox.feedback": "Hantar maklum balas",

  "apple_pay.free_trial": "Percubaan percuma",

  "test_store.title": "Pembelian ujian",
  "test_store.explanation":
    "Ini kedai ujian: tiada kad diminta dan tiada caj dikenakan. Pilih kesudahan pembelian “{{productTitle}}” pada harga {{price}}.",
  "test_store.valid": "Uji pembelian berjaya",
  "test_store.failed": "Uji pembelian gagal",
  "test_store.cancel": "Batal",
};
