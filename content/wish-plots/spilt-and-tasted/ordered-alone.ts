import { wishPlot } from '../wish-plot.ts'

export const orderedAlone = wishPlot({
  id: 'wish-ordered-alone',
  wishes: ['ordered by myself', 'ordered all by myself', 'ordered bakery', 'ordered at the bakery', 'order at the bakery', 'ordering bakery', 'ordering at the bakery', 'ordered bread', 'ordered rolls', 'order rolls', 'asked for rolls', 'four rolls', 'ordered own ice cream', 'ordered own food', 'ordered own breakfast', 'ordered by himself', 'ordered by herself', 'orders by himself', 'orders by herself', 'order counter', 'ordered counter', 'ordered by herself restaurant', 'ordered by himself restaurant', 'baker see me counter', 'baker couldn’t see me over the counter', 'ordered buns', 'ordered croissant', 'ordered pretzel', 'ordered kiosk', 'ordered loudly himself', 'ordered ice cream by myself', 'ordered ice cream herself', 'ordered ice cream himself', 'order ice cream myself', 'ordered in a restaurant', 'ordered restaurant', 'ordered cafe', 'order cafe', 'asked for bread bakery', 'buy bread by myself', 'buy bread alone', 'buys bread alone', 'buys bread by herself', 'buys bread by himself', 'bought bread by myself', 'bought bread all by myself', 'bought bread alone', 'bought rolls', 'bought rolls alone', 'bought by myself', 'bought all by myself', 'bought something by myself', 'buying by myself', 'pay by myself', 'paid by myself', 'paid myself', 'paid own money', 'paid with my own money', 'paid with a coin', 'pay own money', 'got change shop', 'got change back', 'money change shop', 'paid and got change', 'shop by myself', 'to the shop by myself', 'shop all by myself', 'bakery by myself', 'bakery alone', 'to the baker alone', 'first time bakery', 'first time shopping alone', 'first time paying', 'too small for the counter', 'counter too high', 'couldn’t see over the counter', 'baker couldn’t see me', 'nobody saw me at the counter', 'too shy to order', 'shy bakery', 'talk to the shopkeeper', 'first errand alone'],
  answers: ['ordered', 'order', 'orders', 'ordering', 'ask', 'asked', 'bought', 'buy', 'buys', 'buying', 'paid', 'pay', 'pays', 'paying', 'coin', 'coins', 'money', 'own', 'change', 'back', 'got', 'baker', 'bakery', 'baker’s', 'bread', 'roll', 'rolls', 'bun', 'buns', 'croissant', 'pretzel', 'ice', 'cream', 'shop', 'shops', 'shopping', 'shopkeeper', 'store', 'cafe', 'café', 'restaurant', 'kiosk', 'counter', 'queue', 'lady', 'man', 'something', 'first', 'time', 'by', 'myself', 'himself', 'herself', 'alone', 'self', 'all', 'on', 'own', 'without', 'help', 'please', 'today', 'yesterday', 'morning', 'sunday', 'saturday', 'and', 'with', 'at', 'in', 'went', 'going', 'goes', 'to', 'too', 'small', 'short', 'high', 'tall', 'shy', 'brave', 'proud', 'quiet', 'voice', 'couldn’t', 'see', 'saw', 'nobody', 'over', 'for', 'the', 'my', 'his', 'her', 'our', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'papa', 'mama', 'grandma', 'grandpa', 'granny', 'nana', 'brother', 'sister', 'son', 'daughter', 'waited', 'outside', 'door', 'big', 'little', 'talk', 'talked', 'errand', 'four', 'milk', 'eggs', 'butter', 'juice', 'cake'],
  except: ['animal', 'animals', 'bear', 'rabbit', 'cat', 'dragon', 'monster', 'stole', 'stolen', 'thief', 'lost', 'online', 'phone', 'pizza', 'parcel', 'library', 'piggy', 'birth order', 'police', 'army', 'play', 'playing', 'pretend', 'pocket money', 'toy', 'sweet', 'beep', 'baby', 'bus'],
  moods: ['first', 'learning', 'proud', 'afraid'],
  out: true,
  company: ['rolls', 'roll', 'coin', 'coins', 'counter', 'glass', 'baker', 'queue', 'shelf', 'bag', 'door'],
  about: 'The hero wants to order four rolls at the bakery with nobody’s help, but the baker looks out over the counter and serves whoever is taller, until it is seen that for the buns at the bottom the baker has to bend down behind the glass.',
  titles: ['Four Rolls, Please', 'Behind the Glass', '{H} Orders Alone', 'Three Coins Back', 'Where the Baker Bends Down'],
  want: [
    {
      id: 'at-the-counter',
      A: 'partner',
      paragraphs: [
        'Today {H} was going to order at the bakery, quite alone. “Four rolls, please,” was what had to be said. {H} had a coin for it, warm from the hand. {A} was only there to watch, and stayed by the door. {H} walked up to the counter, which was as high as {H}’s hair. “Four rolls, please,” said {H}. The baker looked out over it, and saw nobody. “Who’s next?” asked the baker, and a man with a hat was.'
      ]
    }
  ],
  way: [
    {
      id: 'the-sentence',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} went back to {A}, to see if the sentence was still right. “Four rolls, please,” said {H}. It was all there. But it had been said so often that it had begun to come apart. “Four rolls, please. Rolls, four please. Please four.”',
        '“That’s not a number,” said {A}. {H} put it back in order. The four had to go first, like an engine, and the rolls came after it. The please was the little red lamp at the end.'
      ]
    },
    {
      id: 'the-warm-coin',
      A: 'same',
      spare: 2,
      paragraphs: [
        'By now the coin was so warm that {H} changed hands. It had a number on the one side and a head on the other. “It’s looking at the door,” said {A}. {H} turned it round, so that it could see the rolls it was going to be.',
        'There they lay behind the glass, on the very lowest shelf. Each of them had a crack in the top. “It takes just one of this to get four of those,” said {H}, and held it tighter. It did not seem quite fair to the coin.'
      ]
    },
    {
      id: 'on-tiptoe',
      A: 'partner',
      paragraphs: [
        'So {H} went up on the tips of all ten toes, until two eyebrows looked over the edge. But up there you have to hold your breath. With no breath there is no sentence. “Four,” said {H}, and sank down. The baker looked at the clock. “It’s only ten,” said the baker, and served a woman with a basket. The next time, too, it was only “four”. “You can stand tall, or you can speak,” said {A}. “Not both.”'
      ]
    },
    {
      id: 'the-queue-moves',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a queue now, and {H} stood in it properly, at the end. In a queue it is all coats. The coat in front smelled of rain. “I’m after the brown one,” whispered {H}. Behind came a green one, and leaned.',
        'The brown coat was served, and went off to the left. The green coat stepped forward. “I think you’ve been stepped over,” said {A}. {H} did not think that it was meant unkindly. A coat can’t see what is under it.'
      ]
    },
    {
      id: 'what-they-say',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} listened to how the others did it. “The usual,” said an old man, and was given a bag. That was short. {H} wondered whether to say it. “And what’s your usual?” asked {A}. {H} had none yet, for it was the first time.',
        '“A small brown and two of those,” said a woman, and pointed, and got just that. There were many ways to order. But every one of them came from up there, where the baker was looking.'
      ]
    },
    {
      id: 'a-practice-shop',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Outside the door was a low wall, and {H} practised on that. “Four rolls, please,” said {H}. It went very well. The wall was polite, and just the right height. It had nothing but moss. “Then four mosses, please,” said {H}.',
        '“That’ll be a leaf,” said {A}. {H} looked for a leaf, and paid. So it was not the ordering that was hard, and not the paying. It was only the bit before, where you have to be seen.'
      ]
    },
    {
      id: 'other',
      A: 'other',
      spare: 6,
      paragraphs: [
        '“I could say it for you,” said {A}, who had come in as well to keep warm. “No,” said {H}. “Or I could cough,” said {A}, “so that the baker looks down.” {H} thought that a cough was help too, if it was meant.',
        'So {A} stood there and did nothing, and found it very hard. {A} looked at the ceiling. {A} read the names of all the loaves, without a sound. When at last {A} really had to cough, {A} went outside to do it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I was sent for yeast,” said {S}, “when I was as big as you. All the way there I said, yeast, yeast, yeast. Then a dog came by, and I said hello to it.” “And then?” asked {A}. “Then I said hello to the baker,” said {S}, “and that was all I’d got.”',
        '“What did you bring home?” asked {A}. “A pretzel,” said {S}. “I’d pointed.” They had put the pretzel in the dough, and had waited until evening for it to rise.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“I’ll be the baker,” said {S}, and stood behind the umbrella stand. “Next, please.” {A} was next, and ordered four rolls. “We’ve only got umbrellas,” said {S}. “Then four umbrellas, please,” said {A}. “With seeds?” asked {S}.',
        '“With,” said {A}. {S} counted them out, and one was wet, and all of them were somebody’s. “Sold out,” said {S}, and put them all back. It was a short day, but a good one for the shop.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{H} had practised at home, and {A} had been the baker. “Four rolls, please,” {H} had said, on the kitchen floor, eye to eye. {A} had listened to the end, and then looked round, to see if there were any.',
        'There were none. So {A} had looked at {H} again, in a sorry way, like a baker who is sold out. {H} thought of that now, in the queue. Of all the shops so far it had been the friendliest.'
      ]
    },
    {
      id: 'the-lowest-shelf',
      A: 'partner',
      paragraphs: [
        '“Watch the baker,” said {A}. “Wait till it’s buns.” A tall boy asked for two buns, and the baker was gone. Behind the glass, at the very lowest shelf, there came a hand with tongs. Above the hand were two eyes and a floury nose. They were just as high as {H}’s. “That’s where I’ve got to be,” said {H}. “The rolls are down there as well.”'
      ]
    }
  ],
  turn: [
    {
      id: 'eye-to-eye',
      A: 'partner',
      paragraphs: [
        '{H} stood close up to the glass, flat on both feet, with a lot of breath. “Two buns, please,” said somebody up above. Down came the baker. There were the tongs, and there was the nose. {H} looked straight in between two buns. “Four rolls, please,” said {H}. “Good morning!” said the baker. “How long have you been there?” By the door {A} said nothing, and nodded.'
      ]
    },
    {
      id: 'through-the-buns',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Light ones or dark ones?” asked the baker, through the glass. That was not in the sentence. {H} looked round at {A}. {A} looked at the ceiling, so as not to help. {H} thought for as long as one bun takes. “Two of each,” said {H}.',
        '“That’s what I’d have,” said the baker. For the length of four rolls they stayed down there, each on one side. It was nice, and smelled of crust. Nobody up above knew where the baker was.'
      ]
    },
    {
      id: 'a-step-up',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“From here it’s all coats,” said {H}. The baker squinted out, past the buns, to see. “So it is,” said the baker. “I’ve never looked at it from the front.” There was a button right before the glass, and a string of beads.',
        '“That’s the lady who wants the rye,” said {A} from the door. The baker had known her for ten years, but only down to the collar. “She’s got red shoes,” said the baker, and came up again in a very good mood.'
      ]
    },
    {
      id: 'three-back',
      A: 'partner',
      paragraphs: [
        'A bag came down round the end of the counter, with four rolls in. {H} gave the baker the coin, and now it was gone. But the floury hand came back, and laid three small coins in {H}’s. “Your change,” said the baker. {H} ran to the door. “I gave one, and I’ve got three!” said {H}. “And the rolls?” asked {A}. They were all there, and so fresh that the bag was warm. On the way home one of them lost a bit of crust. That one was {H}’s.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed by the door as well, and looked the other way.',
      '{names} smelled the rolls from as far off as the mat.',
      { text: '{names} held the door for the man with the hat.', needs: ['hands'] },
      { text: '{names} crossed two fingers for {H}, inside a pocket.', needs: ['hands'] }
    ],
    way: [
      '{names} said the sentence too, without any sound.',
      '{names} left a gap in the queue, so that {H} would show.',
      { text: '{names} counted the buns that were left, through the window.', needs: ['hands'] },
      { text: '{names} picked up a glove for the lady with the basket.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard “please”, right across the shop.',
      '{names} put a nose to the warm bag, and closed both eyes.',
      { text: '{names} shook hands with {H}, like someone from the shop.', needs: ['hands'] },
      { text: '{names} weighed the three coins in one palm, and gave them back.', needs: ['hands'] }
    ]
  },
  bed: [
    'The four rolls had been eaten, down to the seeds. The three coins lay in a row on the windowsill, and had the moon on them.',
    '{H} washed, and said the sentence once more to the mirror. It was just at the right height. Then {H} lay down.'
  ],
  last: [
    'In the bakery the lowest shelf was empty and swept, and {H} was asleep.',
    'Next time it would be the usual, and {H} was asleep.'
  ]
})
