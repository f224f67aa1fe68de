import { wishPlot } from '../wish-plot.ts'

export const headInTheBanister = wishPlot({
  id: 'wish-head-in-the-banister',
  wishes: ['head stuck in the banister', 'head stuck banister', 'head stuck banisters', 'head stuck bannister', 'head banister', 'head banisters', 'head bannister', 'head bannisters', 'head stuck railings', 'head stuck railing', 'head railings', 'head stuck stairs', 'head stuck staircase', 'head stuck fence', 'head stuck gate', 'head stuck bars', 'head stuck chair', 'head stuck back of the chair', 'head through the chair', 'head through back of the chair', 'head through the railings', 'head through the banister', 'head between the railings', 'head between the bars', 'head stuck high chair', 'head stuck bed', 'head stuck cot', 'head stuck bunk bed', 'head stuck balustrade', 'head stuck spindles', 'head stuck butter', 'head got stuck', 'head gets stuck', 'head stuck', 'head got stuck butter', 'head stuck baluster', 'head stuck landing', 'head stuck grille', 'head stuck slats', 'head stuck stool', 'head stuck oil', 'head stuck soap', 'head stuck washing-up liquid', 'stuck banister butter', 'stuck in the banister', 'stuck banisters', 'stuck in the bannister', 'stuck railings', 'stuck in the railings', 'ears stuck banister', 'butter on his ears', 'butter on her ears', 'butter ears', 'buttered ears', 'butter on ears stuck', 'grandad used butter'],
  answers: ['head', 'ears', 'ear', 'stuck', 'trapped', 'jammed', 'wedged', 'banister', 'banisters', 'bannister', 'bannisters', 'railings', 'railing', 'bars', 'stairs', 'staircase', 'fence', 'gate', 'chair', 'bed', 'cot', 'got', 'gets', 'get', 'had', 'put', 'his', 'her', 'my', 'our', 'in', 'the', 'between', 'through', 'out', 'in', 'he', 'she', 'and', 'used', 'use', 'back', 'couldn’t', 'butter', 'buttered', 'oil', 'soap', 'cream', 'margarine', 'to', 'free', 'freed', 'pulled', 'pull', 'push', 'helped', 'rescued', 'came', 'come', 'wouldn’t', 'won’t', 'couldn’t', 'looking', 'looked', 'marble', 'toy', 'down', 'brother', 'sister', 'cousin', 'friend', 'baby', 'toddler', 'twin', 'mum', 'mummy', 'mom', 'mommy', 'mama', 'dad', 'daddy', 'papa', 'grandad', 'grandpa', 'granddad', 'grandma', 'granny', 'nana', 'uncle', 'aunt', 'auntie', 'teddy', 'bear', 'dolly', 'little', 'big', 'today', 'yesterday', 'morning', 'once', 'school', 'house', 'home', 'funny', 'laughed', 'toast', 'breakfast', 'when', 'was', 'were', 'small', 'cried', 'crying', 'landing', 'slats', 'a'],
  except: ['hospital', 'hurt', 'tune', 'melody', 'earworm', 'word', 'words', 'tortoise', 'turtle', 'shell', 'fire', 'firefighter', 'firefighters', 'firemen', 'fireman', 'brigade', 'police', 'saw', 'sawed', 'breathe', 'neck', 'died', 'dead', 'jumper', 'sweater', 'jersey', 'hoodie', 't-shirt', 'sleeve', 'armhole', 'hat', 'helmet', 'pot', 'saucepan', 'potty', 'bucket', 'jar', 'box', 'lift', 'snow', 'sand', 'song', 'clouds', 'dog', 'cat', 'cow', 'goat', 'sheep', 'giraffe', 'dragon', 'elephant', 'robot', 'monster', 'lion', 'fox', 'in a book', 'gum', 'hair', 'door', 'doors', 'tap', 'tree'],
  moods: ['first', 'losing', 'change', 'late'],
  company: ['banister', 'banisters', 'butter', 'dish', 'marble', 'stairs', 'stair', 'posts', 'post', 'ears', 'ear', 'toast', 'umbrella', 'umbrellas', 'stand', 'gap', 'hall', 'top', 'belly', 'bellies', 'rail', 'kitchen', 'head', 'heads', 'lid', 'wood', 'floor'],
  about: 'The head of {A} is through the banister and does not come back, with or without butter, until the butter dish shows the hero that the posts are thin at the top, where the head went in, and fat further down, where it is now.',
  titles: ['In at the Neck', 'Butter on Both Ears', '{H} and the Buttered Banister', 'As Wide as the Butter Dish', 'The Head That Slid Down'],
  want: [
    {
      id: 'after-the-marble',
      A: 'partner',
      paragraphs: [
        '{H}’s marble had rolled through the banister at breakfast time. {A} had only looked after it. Now {A}’s head was out over the hall, between two posts, and would not come back. “It’s by the umbrella stand,” said {A}. “I can see it well. I can’t see anything else.”',
        'In the kitchen the toast was ready. {H} wanted the marble, and the toast, and all of {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'turns-beautifully',
      A: 'partner',
      paragraphs: [
        '{H} pulled, very gently. The ears came up against the posts, one on each side. They had gone in flat, as ears do, and now they stood open. “Butter,” said {A}. “It gets rings off.” So {H} fetched the butter dish, and put some on both ears, and on the posts.',
        'Now the head turned beautifully. It turned left, and right. It even slid down as far as the floor. It just did not come out. “I’m just as stuck,” said {A}, “but it goes more smoothly.”'
      ]
    },
    {
      id: 'what-is-going-on-down-there',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“What’s it like out there?” asked {H}. “You can see on top of everything,” said {A}. The coats had dust on their shoulders. On top of the cupboard lay the ball from last summer, and half a biscuit.',
        '“Whose is the biscuit?” asked {H}. {A} looked at it for some time. It had been bitten by somebody tall. “From here,” said {A}, “it’s hard to say.” But the ears had gone a little red under the butter.'
      ]
    },
    {
      id: 'somebody-at-the-door',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Somebody knocked with a parcel. {H} opened the door, and wrote a name where it said to. “Good morning,” said {A} from above. The man with the parcel looked along the hall, and behind the coats, and then up.',
        '“Good morning,” said the man to the head. It was hanging there without anybody, and it shone. “Is that to stay?” asked the man. “No,” said {H}, “it just isn’t finished.” The man nodded, wished the head a nice day, and shut the door without a sound.'
      ]
    },
    {
      id: 'ears-by-themselves',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“If your ears went away for a moment, you’d be out,” said {H}. “I’ll ask them,” said {A}. {A} tried to lay the ears back, as horses can. The eyebrows went up, and the nose got wider, and the chin came along to help.',
        'The ears stayed where they were. {H} tried it too, to see where you do it from. {H} could do both eyebrows, and one nostril. “It must be further round,” said {A}.'
      ]
    },
    {
      id: 'how-butter-sounds',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Can you still hear me?” asked {H}. “You sound a little thick,” said {A}. {H} went down one stair, and whispered “toast” from the left. “Yellow,” said {A}. {H} whispered “marble” from the right. “Still yellow, but somewhat saltier,” said {A}.',
        'It was salted butter, then. {H} looked under the dish, where it was written, and {A} was quite right. You would not think that ears could do that.'
      ]
    },
    {
      id: 'other-finger-in-a-bottle',
      A: 'other',
      spare: 5,
      paragraphs: [
        '“My uncle had his finger in a bottle once,” said {A}. “It was a Monday. We tried butter, and soap, and salad oil. After that it was the cleanest finger in the street.” “Did it come out?” asked {H}. “It shone,” said {A}. “He pointed at things with it, a long way off.”',
        'On the Friday the weather turned cold, and the finger came out by itself. A cold finger is thinner. “Then we could wait for winter,” said {H}. They both thought of the toast.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“My cousin did that with a chair,” said {S}. “At Sunday dinner, just before the pie. He couldn’t be got out, so we put him to bed in it.” “How did he lie down?” asked {A}. “He sat,” said {S}. “It was a chair.”',
        '“And in the morning?” “In the morning he was out,” said {S}, “and the pie was gone. He’d always known how. There’d only been too many people looking.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} had a soft bear in tow, and measured it on the banister. The bear went through from the front, and it came through from the back. It went through lying, with all its ears. “Why does it work with him?” asked {S}. “His head’s got nothing hard in it,” said {A}.',
        '{S} felt the bear’s head, and then the other one, which was buttered. “There’s a lot hard in there,” said {S}, with respect. “That’s because it knows more.”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had come into the hall, and smelled butter. It was not on the floor, and it was not on the chairs. {A} looked up. Up there hung a head that {A} knew, and it was covered with breakfast.',
        '{A} sat down right below, with an open mouth. Butter gets warm on ears, and after a time there is a drop. It took quite a while. “Is it raining?” asked somebody. It was, but only on {A}.'
      ]
    },
    {
      id: 'where-the-dish-went',
      A: 'partner',
      paragraphs: [
        '{H} held the butter dish out to {A}, between the posts. By {A}’s ears it would not go through. Further up it went through easily. “That’s odd,” said {H}. “The same two posts,” said {A}.',
        '{H} looked at them properly. They were not straight at all. Each one had a thin neck at the top, and below that a round belly. “Where was your head when it went in?” asked {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-at-the-neck',
      A: 'partner',
      paragraphs: [
        '“Further up,” said {A}. “Then I wanted to see better, and went lower.” “So you went in at the necks,” said {H}, “and now you’re at the bellies.” “Then I’ve got to go up,” said {A}. {H} put a hand under the chin. And now the butter was some use after all. Bit by bit the head began to slide up between the posts.'
      ]
    },
    {
      id: 'who-turned-the-posts',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“Why have they got bellies?” asked {H}. “Somebody thought that it was prettier,” said {A}. The wood had gone round and round on a bench. A carpenter had shaved it thin, and left a bit more on here and there.',
        '{H} stroked a belly. It was smooth, and there were eighteen of them. “If they were straight,” said {H}, “you’d be in for good, or you’d never have got in.” {A} could see that both had something to be said for them.'
      ]
    },
    {
      id: 'once-past-the-belly',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Half way up they had to rest, at the fattest place. “Read me what it says there,” said {A}. It was somebody’s height, in pencil, on the side of the post. The line was no higher than {H}’s knee, and beside it stood a name. It was {H}’s.',
        '“I was as tall as a belly,” said {H}. Next to the name there was a round yellow spot. {A} had it right in front of one eye. “That’s butter,” said {A}, pleased. “So I’m not the first.”'
      ]
    },
    {
      id: 'other-counts-the-butter',
      A: 'other',
      spare: 11,
      paragraphs: [
        '“How much is left?” asked {A}. {H} looked into the dish, and there was nothing left but the shine. There had been four spoonfuls. Two were on the ears, and one was on the wood. {H} looked for the fourth on the rail, and on the stair.',
        'It was on {H}’s elbow. “Put it on the list,” said {A}, and {H} wrote: butter. It made a see-through place on the paper. “What shall I say that it was for?” asked {H}. “For the stairs,” said {A}.'
      ]
    },
    {
      id: 'toast-for-the-ear',
      A: 'partner',
      paragraphs: [
        'At the necks the head came out as if there had never been a banister. {A} sat on the top stair, with a head at last, and two yellow ears. “It would be a pity about the butter,” said {H}. {H} fetched the toast, and wiped both ears with it, first the left and then the right.',
        'Then {H} looked down into the hall. “And where’s my marble?” “I could see it so well from out there,” said {A}. “I’ll just have a look.” “No,” said {H} quickly, and held {A} back by the belly.'
      ]
    }
  ],
  everybody: {
    want: ['{names} stood in the hall, and talked to that half.', '{names} went to tell the toast that it would be later.', { text: '{names} put a cushion under the chin, for the time being.', needs: ['hands'] }, { text: '{names} took the vase off the shelf in the hall, in case of butter.', needs: ['hands'] }],
    way: ['{names} called from below that the ears were the trouble.', '{names} wished to know whether it was the good butter.', { text: '{names} buttered a third post, so that it was ready.', needs: ['hands'] }, { text: '{names} measured the other gaps with a slice of toast.', needs: ['hands'] }],
    turn: ['{names} called out from below when the bellies were passed.', '{names} looked at the posts from the side, and saw the necks too.', { text: '{names} folded the ears flat, just for the last bit.', needs: ['hands'] }, { text: '{names} held the toast ready at the top.', needs: ['hands'] }]
  },
  bed: [
    'The marble was under the umbrella stand, and {H} got it with the umbrella. After that the banister was wiped, from the necks to the bellies. The toast was very good, above all the slice from the left ear.',
    '{H} washed, ears and all, and the ears slid a bit. In bed the pillow had a round belly as well. But a head could get in and out of it anywhere.'
  ],
  last: ['{H} was asleep, and could have come out of it at any time, but did not want to.', '{H} sank down past the neck of the night, to where it is round, and was asleep.']
})
